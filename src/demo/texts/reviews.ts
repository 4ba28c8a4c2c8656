import type { Locale } from "#platform/locale.ts";

/** Reviews for the demo shop. They are made up, say so, and name nobody. */
export const reviewsData = {
  es: {
    heading: "Opiniones de compradores",
    note: "Textos de demostración: los hemos escrito nosotros para enseñar cómo se ven. No son de clientes reales.",
    items: [
      {
        rating: 5,
        text: "El total del contrato era el mismo que ponía en la ficha. Ni un gasto nuevo el día de la firma.",
        by: "Comprador de un SUV, Valencia",
        date: "2026-10-21",
        source: "Encuesta tras la entrega",
      },
      {
        rating: 4,
        text: "Pude ver los precios que había tenido antes. La entrega se retrasó dos días, pero avisaron.",
        by: "Compradora de un compacto, Zaragoza",
        date: "2026-10-03",
        source: "Encuesta tras la entrega",
      },
      {
        rating: 5,
        text: "Cancelé la reserva a la semana porque cambié de idea. La señal estaba de vuelta cuatro días después.",
        by: "Reserva de un eléctrico, Madrid",
        date: "2026-09-15",
        source: "Encuesta tras la cancelación",
      },
      {
        rating: 3,
        text: "El coche estaba como en las fotos. Me ofrecieron por el mío menos de lo que esperaba, aunque lo explicaron.",
        by: "Comprador de un familiar, Bilbao",
        date: "2026-08-28",
        source: "Encuesta tras la entrega",
      },
    ],
  },
  pt: {
    heading: "Opiniões de compradores",
    note: "Textos de demonstração: fomos nós que os escrevemos, para mostrar como se veem. Não são de clientes reais.",
    items: [
      {
        rating: 5,
        text: "O total do contrato era o mesmo que estava na ficha. Nem uma despesa nova no dia da assinatura.",
        by: "Comprador de um SUV, Porto",
        date: "2026-10-18",
        source: "Inquérito após a entrega",
      },
      {
        rating: 4,
        text: "Consegui ver os preços que o carro já tinha tido. A entrega atrasou dois dias, mas avisaram.",
        by: "Compradora de um citadino, Coimbra",
        date: "2026-10-02",
        source: "Inquérito após a entrega",
      },
      {
        rating: 5,
        text: "Cancelei a reserva ao fim de uma semana porque mudei de ideias. O sinal voltou quatro dias depois.",
        by: "Reserva de um elétrico, Lisboa",
        date: "2026-09-11",
        source: "Inquérito após o cancelamento",
      },
      {
        rating: 3,
        text: "O carro estava como nas fotografias. Pela retoma deram menos do que eu esperava, mas explicaram porquê.",
        by: "Comprador de uma carrinha, Braga",
        date: "2026-08-25",
        source: "Inquérito após a entrega",
      },
    ],
  },
} as const satisfies Record<Locale, unknown>;
