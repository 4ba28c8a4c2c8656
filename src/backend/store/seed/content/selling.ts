import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";
import { sellingFaq } from "./selling-faq.ts";
import { sellingSteps } from "./selling-steps.ts";

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
