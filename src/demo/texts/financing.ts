import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** How credit works here, with a simulator; every figure is computed by the finance code. */
export const financingTexts = {
  es: {
    seo: {
      title: "Financiar un coche de segunda mano: simulador con TAE | Volante",
      description:
        "Simula la cuota de un coche de segunda mano con su TAE y el total que pagas. Cómo funciona el crédito, qué documentos piden y qué pasa si lo cancelas antes.",
    },
    components: [
      {
        id: "simulador",
        key: "finance-simulator",
        data: {
          heading: "Financiar un coche de segunda mano",
          text: "La cuota, la TAE y el total, antes de decidir.",
          list: "{path:cars}",
        },
      },
      richText(
        "how",
        `
        ## El crédito, sin letra pequeña
        Las cuotas son iguales, salvo unos céntimos en la última, y al final no queda nada pendiente. El TIN es fijo, del {creditTan}. Hay una comisión de apertura del {creditOpening} del importe financiado, que la TAE ya incluye. El plazo va de {creditShortest} a {creditLongest} meses.
        ## Entrada, plazo y TAE: qué mueve cada uno
        - Más entrada baja la cuota y el coste total. La mínima son 500,00 €.
        - Más plazo baja la cuota y sube el total: pagas intereses durante más tiempo.
        - La TAE sirve para comparar dos créditos del mismo plazo. Con plazos distintos, compara el importe total adeudado.
        `,
      ),
      {
        id: "steps",
        key: "steps",
        data: {
          heading: "De la simulación a la firma",
          items: [
            { title: "Simula", text: "Aquí o en la ficha. No deja rastro ni pide datos." },
            { title: "Reserva", text: "Pagas la señal de {deposit} y dices que quieres financiar." },
            {
              title: "La entidad estudia tu solicitud",
              text: "Pide los documentos y responde. Hasta que firmas no hay compromiso por ninguna parte.",
            },
            {
              title: "Firma",
              text: "Recibes la información normalizada europea antes de firmar y tienes 14 días para desistir del crédito.",
            },
          ],
        },
      },
      richText(
        "papers",
        `
        ## Qué documentos te pedirán
        - DNI o NIE en vigor.
        - Las dos últimas nóminas. Si eres autónomo, la última declaración de la renta y el último pago trimestral.
        - Un recibo domiciliado reciente, para comprobar la cuenta.
        - Si eres pensionista, el certificado de la pensión.
        `,
      ),
      {
        id: "faq",
        key: "faq",
        data: {
          heading: "Preguntas sobre la financiación",
          items: [
            {
              question: "¿Puedo pagar el crédito antes de tiempo?",
              answer:
                "Sí, entero o en parte, cuando quieras. Dejas de pagar los intereses que faltan. La compensación que puede cobrar la entidad está limitada por ley y figura en el contrato.",
            },
            {
              question: "¿Qué pasa con la reserva si no me aprueban el crédito?",
              answer: "Puedes pagar de otra forma o cancelar. Te devolvemos la señal completa.",
            },
            {
              question: "¿Sale más barato financiado que al contado?",
              answer:
                "El precio del vehículo puede ser menor en una promoción, pero con los intereses casi siempre pagas más en total. La ficha pone las dos sumas una al lado de la otra.",
            },
            {
              question: "¿Qué es un crédito con última cuota?",
              answer:
                "Uno en el que una parte del precio, aquí el {flexResidual}, se paga junta al final. La cuota baja, pero al final hay que pagar esa suma de una vez o refinanciarla.",
            },
            {
              question: "¿Se pueden financiar las motos?",
              answer: "Las que lo permiten lo dicen en su ficha, con el mismo cálculo que los coches.",
            },
          ],
        },
      },
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: "Sigue por aquí",
          items: [
            { text: "Coches que puedes financiar", href: "{path:financeCampaign}" },
            { text: "Cómo se compra", href: "{path:buying}" },
            { text: "Tasar tu coche como entrada", href: "{path:valuation}" },
            { text: "Condiciones de reserva", href: "{path:reservationTerms}" },
          ],
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Financiar um carro usado: simulador com TAEG | Volante",
      description:
        "Simule a prestação de um carro usado com a TAEG e o total que paga. Como funciona o crédito, que documentos pedem e o que acontece se o pagar antes.",
    },
    components: [
      {
        id: "simulador",
        key: "finance-simulator",
        data: {
          heading: "Financiar um carro usado",
          text: "A prestação, a TAEG e o total, antes de decidir.",
          list: "{path:cars}",
        },
      },
      richText(
        "how",
        `
        ## O crédito, sem letras pequenas
        As prestações são constantes, salvo o imposto do selo na primeira e uns cêntimos na última, e no fim não fica nada por pagar. A TAN é fixa, de {creditTan}. Há uma comissão de abertura de {creditOpening} do montante financiado. O imposto do selo é de {creditUsedTax} do montante, pago com a primeira prestação, e de {creditInterestTax} sobre os juros, incluído nas prestações, e sobre a comissão. A TAEG já inclui tudo isto. O prazo vai de {creditShortest} a {creditLongest} meses.
        ## Entrada, prazo e TAEG: o que muda cada um
        - Mais entrada baixa a prestação e o custo total. A mínima são 500,00 €.
        - Mais prazo baixa a prestação e aumenta o total: paga juros durante mais tempo.
        - A TAEG serve para comparar dois créditos do mesmo prazo. Com prazos diferentes, compare o MTIC.
        `,
      ),
      {
        id: "steps",
        key: "steps",
        data: {
          heading: "Da simulação à assinatura",
          items: [
            { title: "Simule", text: "Aqui ou na ficha. Não deixa rasto nem pede dados." },
            { title: "Reserve", text: "Paga o sinal de {deposit} e indica que quer financiar." },
            {
              title: "A financeira analisa o pedido",
              text: "Pede os documentos e responde. Até assinar não há compromisso de nenhuma das partes.",
            },
            {
              title: "Assine",
              text: "Recebe a informação normalizada europeia antes de assinar e tem 14 dias para revogar o crédito.",
            },
          ],
        },
      },
      richText(
        "papers",
        `
        ## Que documentos lhe vão pedir
        - Cartão de cidadão ou título de residência válido.
        - Os três últimos recibos de vencimento. Se trabalhar por conta própria, a última declaração de IRS e a nota de liquidação.
        - Comprovativo de IBAN e de morada.
        - Se for pensionista, o comprovativo da pensão.
        `,
      ),
      {
        id: "faq",
        key: "faq",
        data: {
          heading: "Perguntas sobre o financiamento",
          items: [
            {
              question: "Posso pagar o crédito antes do fim?",
              answer:
                "Sim, todo ou em parte, quando quiser. Deixa de pagar os juros que faltam. A comissão que a financeira pode cobrar está limitada por lei e consta do contrato.",
            },
            {
              question: "O que acontece à reserva se o crédito não for aprovado?",
              answer: "Pode pagar de outra forma ou cancelar. Devolvemos-lhe o sinal completo.",
            },
            {
              question: "Sai mais barato financiado do que a pronto?",
              answer:
                "O preço do veículo pode ser mais baixo numa campanha, mas com os juros quase sempre paga mais no total. A ficha põe as duas somas lado a lado.",
            },
            {
              question: "O que é um crédito com última prestação?",
              answer:
                "Um em que uma parte do preço, aqui {flexResidual}, se paga junta no fim. A prestação baixa, mas no fim é preciso pagar essa soma de uma vez ou refinanciá-la.",
            },
            {
              question: "As motos também se podem financiar?",
              answer: "As que o permitem dizem-no na ficha, com o mesmo cálculo dos carros.",
            },
          ],
        },
      },
      {
        id: "links",
        key: "link-grid",
        data: {
          heading: "Continue por aqui",
          items: [
            { text: "Carros que pode financiar", href: "{path:financeCampaign}" },
            { text: "Como se compra", href: "{path:buying}" },
            { text: "Avaliar o seu carro como entrada", href: "{path:valuation}" },
            { text: "Condições de reserva", href: "{path:reservationTerms}" },
          ],
        },
      },
    ],
  },
} as const satisfies PageTexts;
