import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";
import { sellingFaq } from "./selling-faq.ts";
import { sellingSteps } from "./selling-steps.ts";
import { tradeInBanner } from "./trade-in-banner.ts";

/** Selling a car, with the way to every place. */
export const sellingTexts = {
  es: {
    seo: {
      title: "Vender tu coche: tasación, pago y papeleo | Volante",
      description:
        "Vende tu coche sin anuncios: tasación gratis, oferta por escrito válida 30 días, pago por transferencia y cambio de titularidad hecho.",
    },
    components: [
      tradeInBanner("es", "selling", {
        heading: "Vender tu coche",
        text: "Una visita, una oferta por escrito y el cambio de titularidad hecho.",
      }),
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
      { id: "faq", key: "faq", data: sellingFaq.es },
      { id: "places", key: "link-grid", data: { heading: "Vender tu coche en tu ciudad", folded: true } },
    ],
  },
  pt: {
    seo: {
      title: "Vender o seu carro: avaliação, pagamento e papelada | Volante",
      description:
        "Venda o seu carro sem anúncios: avaliação gratuita, oferta por escrito válida por 30 dias, pagamento por transferência e registo de propriedade tratado.",
    },
    components: [
      tradeInBanner("pt", "selling", {
        heading: "Vender o seu carro",
        text: "Uma visita, uma oferta por escrito e o registo de propriedade tratado.",
      }),
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
      { id: "faq", key: "faq", data: sellingFaq.pt },
      { id: "places", key: "link-grid", data: { heading: "Vender o seu carro na sua cidade", folded: true } },
    ],
  },
} as const satisfies PageTexts;
