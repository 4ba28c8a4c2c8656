import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";
import { sellingFaq, sellingSteps, valuationLooks, valuingFaq, valuingSteps } from "./selling-words.ts";

/** Having a car valued; the places follow the dealers. */
export const valuationTexts = {
  es: {
    seo: {
      title: "Tasación de vehículos: cuánto vale tu coche | Volante",
      description:
        "Cómo tasamos tu coche, qué sube y qué baja el precio, cuánto dura la tasación y en qué ciudades la hacemos. Gratis y sin compromiso.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Tasación de vehículos",
          text: "Cuánto vale tu coche hoy, explicado. Es gratis y vale 30 días.",
        },
      },
      { id: "steps", key: "steps", data: valuingSteps.es },
      richText(
        "price",
        [
          "## De dónde sale el precio",
          "Partimos de lo que se paga por coches como el tuyo: mismo modelo, año, motor y kilómetros parecidos. De ahí se resta lo que cuesta dejarlo listo para la venta, con su garantía y sus impuestos.",
          "## Qué lo mueve",
          ...valuationLooks.es,
          "## Cómo sacar más",
          "Lávalo, trae las dos llaves y las facturas, y no repares antes golpes pequeños: suele costar más de lo que suma.",
        ].join("\n"),
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Pide cita por teléfono",
          text: "Con la matrícula y los kilómetros te dan una primera estimación en la misma llamada.",
          points: ["Gratis y sin compromiso", "Válida 30 días", "También si no compras nada"],
          link: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
          second: { text: "Buscar un concesionario", href: "{path:dealers}" },
        },
      },
      { id: "faq", key: "faq", data: valuingFaq.es },
      { id: "places", key: "link-grid", data: { heading: "Tasar tu coche en tu ciudad" } },
    ],
  },
  pt: {
    seo: {
      title: "Avaliação de veículos: quanto vale o seu carro | Volante",
      description:
        "Como avaliamos o seu carro, o que sobe e o que baixa o preço, quanto dura a avaliação e em que cidades a fazemos. Gratuita e sem compromisso.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Avaliação de veículos",
          text: "Quanto vale hoje o seu carro, explicado. É gratuita e vale 30 dias.",
        },
      },
      { id: "steps", key: "steps", data: valuingSteps.pt },
      richText(
        "price",
        [
          "## De onde vem o preço",
          "Partimos do que se paga por carros como o seu: o mesmo modelo, ano, motor e quilómetros parecidos. Daí desconta-se o que custa prepará-lo para a venda, com a garantia e os impostos.",
          "## O que o altera",
          ...valuationLooks.pt,
          "## Como conseguir mais",
          "Lave-o, traga as duas chaves e as faturas, e não repare antes pequenos toques: costuma custar mais do que acrescenta.",
        ].join("\n"),
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Peça uma marcação por telefone",
          text: "Com a matrícula e os quilómetros dão-lhe uma primeira estimativa na mesma chamada.",
          points: ["Gratuita e sem compromisso", "Válida por 30 dias", "Também se não comprar nada"],
          link: { text: "Ligar para 210 000 001", href: "tel:+351210000001" },
          second: { text: "Procurar um concessionário", href: "{path:dealers}" },
        },
      },
      { id: "faq", key: "faq", data: valuingFaq.pt },
      { id: "places", key: "link-grid", data: { heading: "Avaliar o seu carro na sua cidade" } },
    ],
  },
} as const satisfies PageTexts;

/** Selling a car, with the way to every place. */
export const sellingTexts = {
  es: {
    seo: {
      title: "Vender tu coche: tasación, pago y papeleo | Volante",
      description:
        "Vende tu coche sin anuncios: tasación gratis, oferta por escrito válida 30 días, pago por transferencia y cambio de titularidad hecho.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Vender tu coche",
          text: "Una visita, una oferta por escrito y el cambio de titularidad hecho.",
        },
      },
      { id: "steps", key: "steps", data: sellingSteps.es },
      richText(
        "compare",
        `
        ## Venderlo tú o vendérnoslo
        Si lo vendes a un particular es posible que cobres más: te ocupas del anuncio, las visitas, el contrato y los impuestos, y respondes de los defectos ocultos durante seis meses. Si nos lo vendes cobras algo menos, el mismo día de la firma, y después no respondes ante un comprador.
        ## Entregarlo como parte del pago
        El importe se resta del precio del vehículo que te llevas. Si además financias, puede servir de entrada.
        `,
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Pide cita para que lo veamos",
          text: "Con la matrícula y los kilómetros te dan una primera estimación en la misma llamada.",
          points: ["Oferta por escrito", "Cobras al firmar", "Cambio de titularidad hecho"],
          link: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
          second: { text: "Buscar un concesionario", href: "{path:dealers}" },
        },
      },
      { id: "faq", key: "faq", data: sellingFaq.es },
      { id: "places", key: "link-grid", data: { heading: "Vender tu coche en tu ciudad" } },
    ],
  },
  pt: {
    seo: {
      title: "Vender o seu carro: avaliação, pagamento e papelada | Volante",
      description:
        "Venda o seu carro sem anúncios: avaliação gratuita, oferta por escrito válida por 30 dias, pagamento por transferência e registo de propriedade tratado.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Vender o seu carro",
          text: "Uma visita, uma oferta por escrito e o registo de propriedade tratado.",
        },
      },
      { id: "steps", key: "steps", data: sellingSteps.pt },
      richText(
        "compare",
        `
        ## Vendê-lo por si ou vendê-lo a nós
        Se o vender a um particular talvez receba mais: trata do anúncio, das visitas, do contrato e do registo, e responde perante o comprador por defeitos que o carro já tivesse. Se o vender a nós recebe um pouco menos, no próprio dia da assinatura, e depois não responde perante um comprador.
        ## Entregá-lo como retoma
        O valor desconta-se do preço do veículo que leva. Se também financiar, pode servir de entrada inicial.
        `,
      ),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Marque uma visita para o vermos",
          text: "Com a matrícula e os quilómetros dão-lhe uma primeira estimativa na mesma chamada.",
          points: ["Oferta por escrito", "Recebe ao assinar", "Registo de propriedade tratado"],
          link: { text: "Ligar para 210 000 001", href: "tel:+351210000001" },
          second: { text: "Procurar um concessionário", href: "{path:dealers}" },
        },
      },
      { id: "faq", key: "faq", data: sellingFaq.pt },
      { id: "places", key: "link-grid", data: { heading: "Vender o seu carro na sua cidade" } },
    ],
  },
} as const satisfies PageTexts;
