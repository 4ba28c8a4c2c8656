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
        id: "title",
        key: "title",
        data: {
          heading: "Reservar un vehículo",
          text: "Una señal de {deposit} lo retira de la venta. Se descuenta del precio y la recuperas entera si cancelas en 14 días.",
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
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "¿Ya sabes cuál quieres?",
          text: "En la ficha del vehículo están el precio, lo que incluye y el teléfono de quien lo vende.",
          points: ["Señal de {deposit}", "14 días para cancelar", "Se descuenta del precio"],
          link: { text: "Ver coches", href: "{path:cars}" },
          second: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
        },
      },
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
        id: "title",
        key: "title",
        data: {
          heading: "Reservar um veículo",
          text: "Um sinal de {deposit} retira-o da venda. Desconta-se do preço e recupera-o por inteiro se cancelar em 14 dias.",
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
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Já sabe qual quer?",
          text: "Na ficha do veículo estão o preço, o que inclui e o telefone de quem o vende.",
          points: ["Sinal de {deposit}", "14 dias para cancelar", "Desconta-se do preço"],
          link: { text: "Ver carros", href: "{path:cars}" },
          second: { text: "Ligar para 210 000 001", href: "tel:+351210000001" },
        },
      },
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

/** The way to the account for those who have reserved. */
export const reserveAccountTexts = {
  es: {
    seo: {
      title: "Tu cuenta para reservas | Volante",
      description:
        "Para qué sirve la cuenta de tus reservas, cómo se crea, qué guarda y cómo se entra. Con ella puedes seguir y cancelar una reserva sin llamar.",
      noindex: true,
    },
    components: [
      {
        id: "title",
        key: "title",
        data: { heading: "Tu cuenta", text: "Con ella sigues tus reservas y puedes cancelarlas sin llamar." },
      },
      richText(
        "account",
        `
        ## Qué hay dentro
        - Tus reservas, con su estado y el resumen que aceptaste.
        - Tus tasaciones y los días que les quedan.
        - Tus búsquedas guardadas y los avisos de bajada de precio.
        ## Cómo se entra
        Con tu correo y tu contraseña. Si es la primera vez, la cuenta se crea en la misma página.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          needs: "route:login",
          heading: "Entra en tu cuenta",
          link: { text: "Iniciar sesión", href: "{route:login}" },
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "A sua conta para reservas | Volante",
      description:
        "Para que serve a conta das suas reservas, como se cria, o que guarda e como se entra. Com ela pode acompanhar e cancelar uma reserva sem telefonar.",
      noindex: true,
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "A sua conta",
          text: "Com ela acompanha as suas reservas e pode cancelá-las sem telefonar.",
        },
      },
      richText(
        "account",
        `
        ## O que tem dentro
        - As suas reservas, com o estado e o resumo que aceitou.
        - As suas avaliações e os dias que lhes restam.
        - As suas pesquisas guardadas e os avisos de descida de preço.
        ## Como se entra
        Com o seu correio eletrónico e a palavra-passe. Se for a primeira vez, a conta cria-se na mesma página.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          needs: "route:login",
          heading: "Entre na sua conta",
          link: { text: "Iniciar sessão", href: "{route:login}" },
        },
      },
    ],
  },
} as const satisfies PageTexts;

/** The way to the list of reservations. */
export const reserveHistoryTexts = {
  es: {
    seo: {
      title: "Historial de reservas | Volante",
      description:
        "Dónde ver tus reservas, qué significa cada estado y qué puedes hacer en cada uno: pagar, cancelar o descargar el resumen.",
      noindex: true,
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Historial de reservas",
          text: "Todas tus reservas están en tu cuenta. Aquí, qué significa cada estado.",
        },
      },
      richText(
        "states",
        `
        ## Los estados
        - Pendiente de pago. El vehículo está apartado 15 minutos; si no pagas, se libera solo.
        - Activa. La señal está pagada. Puedes cancelarla en 14 días y la recuperas entera.
        - Cancelada. La devolución sale ese mismo día; el banco suele tardar unos días más en mostrarla.
        - Terminada. Has firmado y el vehículo es tuyo.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          heading: "Mira tus reservas",
          text: "Hay que iniciar sesión para verlas.",
          link: { text: "Ir a mis reservas", href: "{route:login}" },
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Histórico de reservas | Volante",
      description:
        "Onde ver as suas reservas, o que significa cada estado e o que pode fazer em cada um: pagar, cancelar ou transferir o resumo.",
      noindex: true,
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Histórico de reservas",
          text: "Todas as suas reservas estão na sua conta. Aqui, o que significa cada estado.",
        },
      },
      richText(
        "states",
        `
        ## Os estados
        - A aguardar pagamento. O veículo está guardado 15 minutos; se não pagar, fica livre.
        - Ativa. O sinal está pago. Pode cancelá-la em 14 dias e recupera-o por inteiro.
        - Cancelada. A devolução sai no próprio dia; o banco costuma demorar mais alguns a mostrá-la.
        - Concluída. Assinou e o veículo é seu.
        `,
      ),
      {
        id: "banner",
        key: "banner",
        data: {
          heading: "Veja as suas reservas",
          text: "É preciso iniciar sessão para as ver.",
          link: { text: "Ir para as minhas reservas", href: "{route:login}" },
        },
      },
    ],
  },
} as const satisfies PageTexts;
