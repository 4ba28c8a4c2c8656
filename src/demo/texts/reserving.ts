import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** How a vehicle is reserved (product decision 21). */
export const reserveTexts = {
  es: {
    seo: {
      title: "Reservar un vehículo por {deposit} | Volante",
      description:
        "Cómo reservar un coche o una moto por {deposit}: qué bloquea la señal, cuándo se devuelve entera, qué datos hacen falta y cómo hacerlo por teléfono.",
    },
    components: [
      {
        id: "hero",
        key: "hero",
        data: {
          title: "Reservar un vehículo",
          text: "Elige uno y resérvalo con {deposit}: se descuentan del precio y los recuperas si cancelas en 14 días.",
          search: { action: "{path:cars}" },
          links: [{ text: "Ver mis reservas", href: "{login:reservations}" }],
        },
      },
      {
        id: "steps",
        key: "steps",
        data: {
          heading: "Qué se decide en la reserva",
          items: [
            {
              title: "Tu coche y el crédito",
              text: "Si entregas el tuyo y si vas a financiar. Las dos cosas son opcionales.",
            },
            {
              title: "Entrega y garantía",
              text: "En el concesionario, en tu domicilio o en otra dirección, y si amplías la garantía.",
            },
            { title: "Tus datos", text: "Nombre, correo, teléfono, NIF y dirección de facturación." },
            {
              title: "El resumen",
              text: "La suma completa: precio, gastos del contrato, entrega y garantía. Nada se paga antes de verla.",
            },
            {
              title: "La señal",
              text: "{deposit} con tarjeta. El vehículo aparece como reservado para todos.",
            },
          ],
        },
      },
      richText(
        "refund",
        `
        ## Cuándo se devuelve la señal
        - Entera, si cancelas en los 14 días siguientes, sin dar motivos.
        - Entera, en cualquier momento, si el vehículo no coincide con lo acordado.
        - Entera, si no podemos mantener la reserva.
        La devolución va a la misma tarjeta.
        ## Mientras pagas
        El vehículo queda apartado 15 minutos. Si el pago no termina en ese tiempo, vuelve a la venta y no se cobra nada.
        ## Reservar por teléfono
        Llama al concesionario que aparece en la ficha, o al 910 000 001, con la referencia del vehículo a mano. Te toman los datos y te dicen cómo pagar la señal. Nunca te pedirán el número de la tarjeta por teléfono.
        `,
      ),
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: "Antes y después de reservar",
          items: [
            { text: "Condiciones de reserva", href: "{path:reservationTerms}" },
            { text: "Preguntas sobre la reserva", href: "{path:reservationFaq}" },
            { text: "Tu cuenta", href: "{path:reserveAccount}" },
            { text: "Historial de reservas", href: "{path:reserveHistory}" },
          ],
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Reservar um veículo por {deposit} | Volante",
      description:
        "Como reservar um carro ou uma moto por {deposit}: o que o sinal bloqueia, quando é devolvido por inteiro, que dados são precisos e como fazê-lo por telefone.",
    },
    components: [
      {
        id: "hero",
        key: "hero",
        data: {
          title: "Reservar um veículo",
          text: "Escolha um e reserve-o com {deposit}: descontam-se no preço e recupera-os se cancelar em 14 dias.",
          search: { action: "{path:cars}" },
          links: [{ text: "Ver as minhas reservas", href: "{login:reservations}" }],
        },
      },
      {
        id: "steps",
        key: "steps",
        data: {
          heading: "O que se decide na reserva",
          items: [
            {
              title: "O seu carro e o crédito",
              text: "Se entrega o seu e se vai financiar. As duas coisas são opcionais.",
            },
            {
              title: "Entrega e garantia",
              text: "No concessionário, em sua casa ou noutra morada, e se alarga a garantia.",
            },
            {
              title: "Os seus dados",
              text: "Nome, correio eletrónico, telefone, NIF e a morada de faturação.",
            },
            {
              title: "O resumo",
              text: "A soma completa: preço, despesas do contrato, entrega e garantia. Nada se paga antes de a ver.",
            },
            { title: "O sinal", text: "{deposit} com cartão. O veículo aparece como reservado para todos." },
          ],
        },
      },
      richText(
        "refund",
        `
        ## Quando se devolve o sinal
        - Por inteiro, se cancelar nos 14 dias seguintes, sem indicar o motivo.
        - Por inteiro, a qualquer momento, se o veículo não corresponder ao acordado.
        - Por inteiro, se não pudermos manter a reserva.
        A devolução é feita para o mesmo cartão.
        ## Enquanto paga
        O veículo fica guardado durante 15 minutos. Se o pagamento não terminar nesse tempo, volta à venda e nada é cobrado.
        ## Reservar por telefone
        Ligue para o concessionário que aparece na ficha, ou para o 210 000 001, com a referência do veículo à mão. Tomam nota dos dados e dizem-lhe como pagar o sinal. Nunca lhe pedirão o número do cartão por telefone.
        `,
      ),
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: "Antes e depois de reservar",
          items: [
            { text: "Condições de reserva", href: "{path:reservationTerms}" },
            { text: "Perguntas sobre a reserva", href: "{path:reservationFaq}" },
            { text: "A sua conta", href: "{path:reserveAccount}" },
            { text: "Histórico de reservas", href: "{path:reserveHistory}" },
          ],
        },
      },
    ],
  },
} as const satisfies PageTexts;
