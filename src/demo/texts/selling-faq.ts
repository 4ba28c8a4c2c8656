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
        answer:
          "Depende de la avería. Llama al concesionario antes de la cita y te dirán si merece la pena traerlo.",
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
        answer:
          "Depende da avaria. Telefone ao concessionário antes da visita e dir-lhe-ão se vale a pena trazê-lo.",
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
          "Porque los precios de segunda mano cambian. Pasado ese plazo puedes pedir otra, con los kilómetros de ese día.",
      },
      {
        question: "¿Es un precio firme?",
        answer:
          "Sí, cuando la calculamos con ocho coches parecidos o más: si el tuyo está como nos cuentas, ese es el precio. Con menos es orientativa, y la tasación te lo dice.",
      },
      {
        question: "¿Y si en la cita me ofrecéis menos?",
        answer:
          "El concesionario te dice por escrito qué ha visto y cuánto resta cada cosa. Puedes aceptarlo, arreglarlo por tu cuenta y volver, o dejarlo.",
      },
      {
        question: "¿Tasáis motos?",
        answer: "Aquí solo coches. Los concesionarios que venden motos también las tasan: llámales.",
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
          "Porque os preços em segunda mão mudam. Passado esse prazo pode pedir outra, com os quilómetros desse dia.",
      },
      {
        question: "É um preço firme?",
        answer:
          "É, quando a calculamos com oito carros parecidos ou mais: se o seu estiver como nos conta, é esse o preço. Com menos é indicativa, e a avaliação diz-lho.",
      },
      {
        question: "E se na visita me oferecerem menos?",
        answer:
          "O concessionário diz-lhe por escrito o que viu e quanto desconta cada coisa. Pode aceitar, arranjar por sua conta e voltar, ou deixar.",
      },
      {
        question: "Avaliam motos?",
        answer: "Aqui só carros. Os concessionários que vendem motos também as avaliam: telefone-lhes.",
      },
    ],
  },
} as const satisfies Record<Locale, unknown>;
