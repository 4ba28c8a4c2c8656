import type { Locale } from "#platform/locale.ts";

/** How a car is sold to us, step by step; the same everywhere. */
export const sellingSteps = {
  es: {
    heading: "Cómo se vende",
    items: [
      {
        title: "Pide cita",
        text: "Llama al concesionario con la matrícula y los kilómetros. Te dan hora y una primera estimación.",
      },
      {
        title: "Trae el coche",
        text: "Lo miran por fuera, por dentro y por debajo, y lo prueban contigo. Suele llevar menos de una hora.",
      },
      {
        title: "Recibe la oferta por escrito",
        text: "Vale 30 días. Puedes llevártela a casa y compararla.",
      },
      {
        title: "Firma y cobra",
        text: "Por transferencia al firmar, o restado del precio si te llevas otro vehículo.",
      },
    ],
  },
  pt: {
    heading: "Como se vende",
    items: [
      {
        title: "Peça uma marcação",
        text: "Ligue para o concessionário com a matrícula e os quilómetros. Dão-lhe hora e uma primeira estimativa.",
      },
      {
        title: "Traga o carro",
        text: "Veem-no por fora, por dentro e por baixo, e experimentam-no consigo. Costuma demorar menos de uma hora.",
      },
      {
        title: "Receba a oferta por escrito",
        text: "Vale 30 dias. Pode levá-la para casa e compará-la.",
      },
      {
        title: "Assine e receba",
        text: "Por transferência ao assinar, ou descontado do preço se levar outro veículo.",
      },
    ],
  },
} as const satisfies Record<Locale, unknown>;

/** How a valuation goes. */
export const valuingSteps = {
  es: {
    heading: "Cómo se tasa",
    items: [
      {
        title: "Los datos",
        text: "Matrícula, kilómetros, versión y número de propietarios. Con eso sale una estimación.",
      },
      {
        title: "La revisión",
        text: "El concesionario ve el coche y confirma la estimación o la corrige, y te explica por qué.",
      },
      {
        title: "El precio",
        text: "Vale 30 días. Sirve para entregarlo como parte del pago o para venderlo sin comprar nada.",
      },
    ],
  },
  pt: {
    heading: "Como se avalia",
    items: [
      {
        title: "Os dados",
        text: "Matrícula, quilómetros, versão e número de proprietários. Com isso sai uma estimativa.",
      },
      {
        title: "A revisão",
        text: "O concessionário vê o carro e confirma a estimativa ou corrige-a, e explica porquê.",
      },
      {
        title: "O preço",
        text: "Vale 30 dias. Serve para o entregar como parte do pagamento ou para o vender sem comprar nada.",
      },
    ],
  },
} as const satisfies Record<Locale, unknown>;

/** What moves a car's price, as a list for `readBlocks`. */
export const valuationLooks = {
  es: [
    "- Kilómetros y edad. Entre dos coches iguales, suelen decidir los kilómetros.",
    "- Carrocería y pintura. Un arañazo pesa poco; una reparación mal hecha pesa mucho.",
    "- Neumáticos, frenos y cristales. Si hay que cambiarlos, se resta lo que cuesta.",
    "- Mantenimiento. Un libro sellado o las facturas del taller suben el precio.",
    "- Equipamiento y color. Cuentan cuando aquí hay gente que los busca.",
  ],
  pt: [
    "- Quilómetros e idade. Entre dois carros iguais, costumam decidir os quilómetros.",
    "- Carroçaria e pintura. Um risco pesa pouco; uma reparação mal feita pesa muito.",
    "- Pneus, travões e vidros. Se for preciso trocá-los, desconta-se o que custa.",
    "- Manutenção. Um livro carimbado ou as faturas da oficina fazem subir o preço.",
    "- Equipamento e cor. Contam quando há aqui quem os procure.",
  ],
} as const satisfies Record<Locale, readonly string[]>;

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

/** Back from a place to the page that is about all of them. */
export const hubLinks = {
  es: { selling: "Vender tu coche, ciudad por ciudad", valuing: "Tasación de vehículos" },
  pt: { selling: "Vender o seu carro, cidade a cidade", valuing: "Avaliação de veículos" },
} as const satisfies Record<Locale, unknown>;
