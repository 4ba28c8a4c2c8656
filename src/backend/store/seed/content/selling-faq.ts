import type { Locale } from "#platform/locale.ts";

export const sellingFaq = {
  es: {
    heading: "Preguntas antes de vender",
    items: [
      {
        question: "¿Tengo que comprar otro coche?",
        answer:
          "No. Puedes venderlo sin comprar nada o entregarlo como parte del pago. Lo decides al recibir la oferta.",
      },
      {
        question: "¿Compráis coches con averías o sin ITV?",
        answer: "Depende de la avería. Dilo al pedir cita y te dirán si merece la pena traerlo.",
      },
      {
        question: "¿Cuándo se cobra?",
        answer: "Al firmar el contrato, por transferencia a una cuenta del titular. No se paga en efectivo.",
      },
      {
        question: "¿Quién responde de las multas que lleguen después?",
        answer:
          "El contrato lleva fecha y hora de entrega. Desde ese momento el coche es nuestro, también a esos efectos.",
      },
    ],
  },
  pt: {
    heading: "Perguntas antes de vender",
    items: [
      {
        question: "Tenho de comprar outro carro?",
        answer:
          "Não. Pode vendê-lo sem comprar nada ou entregá-lo como parte do pagamento. Decide quando receber a oferta.",
      },
      {
        question: "Compram carros avariados ou sem inspeção?",
        answer: "Depende da avaria. Diga-o ao pedir a marcação e dir-lhe-ão se vale a pena trazê-lo.",
      },
      {
        question: "Quando se recebe?",
        answer:
          "Ao assinar o contrato, por transferência para uma conta do titular. Não se paga em numerário.",
      },
      {
        question: "Quem responde pelas multas que chegarem depois?",
        answer:
          "O contrato tem data e hora de entrega. A partir desse momento o carro é nosso, também para esse efeito.",
      },
    ],
  },
} as const satisfies Record<Locale, unknown>;

export const valuingFaq = {
  es: {
    heading: "Preguntas sobre la tasación",
    items: [
      {
        question: "¿Cuánto cuesta?",
        answer: "Nada, y no te obliga a vender ni a comprar.",
      },
      {
        question: "¿Por qué vale 30 días?",
        answer:
          "Porque los precios de segunda mano cambian. Pasado ese plazo se actualiza con los kilómetros de ese día.",
      },
      {
        question: "¿Y si la oferta es más baja que la estimación?",
        answer:
          "El concesionario dice qué ha visto y cuánto resta cada cosa. Puedes aceptarla, arreglarlo por tu cuenta y volver, o dejarlo.",
      },
      {
        question: "¿Tasáis motos?",
        answer: "Los concesionarios que venden motos también las tasan. Pregunta al pedir cita.",
      },
    ],
  },
  pt: {
    heading: "Perguntas sobre a avaliação",
    items: [
      {
        question: "Quanto custa?",
        answer: "Nada, e não o obriga a vender nem a comprar.",
      },
      {
        question: "Porque vale 30 dias?",
        answer:
          "Porque os preços em segunda mão mudam. Passado esse prazo atualiza-se com os quilómetros desse dia.",
      },
      {
        question: "E se a oferta for mais baixa do que a estimativa?",
        answer:
          "O concessionário diz o que viu e quanto desconta cada coisa. Pode aceitá-la, arranjar por sua conta e voltar, ou deixar.",
      },
      {
        question: "Avaliam motos?",
        answer: "Os concessionários que vendem motos também as avaliam. Pergunte ao pedir a marcação.",
      },
    ],
  },
} as const satisfies Record<Locale, unknown>;
