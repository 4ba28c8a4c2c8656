import type { PageTexts } from "./page-text.ts";

/** The search form on a page of its own, with the questions that most buyers begin with. */
export const finderTexts = {
  es: {
    seo: {
      title: "Buscador de coches de ocasión | Volante",
      description:
        "Busca entre {count} coches y motos por marca, precio y año, o empieza por tu presupuesto, el combustible o la carrocería.",
    },
    components: [
      {
        id: "hero",
        key: "hero",
        data: {
          title: "Buscador de coches de ocasión",
          text: "Marca, precio y año bastan para empezar. En la lista puedes afinar por kilómetros, combustible, cambio, plazas y más.",
          search: { action: "{path:cars}" },
        },
      },
      {
        id: "budget",
        key: "link-grid",
        data: {
          heading: "Por presupuesto",
          items: [
            { text: "Hasta 8000 €", href: "{path:cars}?priceTo=8000" },
            { text: "De 8000 a 12.000 €", href: "{path:cars}?priceFrom=8000&priceTo=12000" },
            { text: "De 12.000 a 18.000 €", href: "{path:cars}?priceFrom=12000&priceTo=18000" },
            { text: "De 18.000 a 30.000 €", href: "{path:cars}?priceFrom=18000&priceTo=30000" },
            { text: "Más de 30.000 €", href: "{path:cars}?priceFrom=30000" },
          ],
        },
      },
      {
        id: "use",
        key: "link-grid",
        data: {
          heading: "Por cómo lo vas a usar",
          text: "Puntos de partida que puedes cambiar después.",
          items: [
            {
              text: "Ciudad: híbridos y eléctricos",
              href: "{path:cars}?fuel=electric,hybrid,plug-in-hybrid",
            },
            {
              text: "Mucha carretera: diésel con pocos kilómetros",
              href: "{path:cars}?fuel=diesel&kmsTo=80000",
            },
            { text: "Familia: siete plazas", href: "{path:cars}?seats=7" },
            { text: "Nieve y pista: tracción 4x4", href: "{path:cars}?traction4x4=1" },
            { text: "Cambio automático", href: "{path:cars}?transmission=automatic" },
            { text: "Autónomos: IVA deducible", href: "{path:cars}?deductibleVAT=1" },
          ],
        },
      },
      { id: "body-types", key: "body-types", data: { heading: "Por carrocería" } },
      { id: "brands", key: "brands", data: { heading: "Por marca" } },
      { id: "places", key: "link-grid", data: { heading: "Por ciudad" } },
    ],
  },
  pt: {
    seo: {
      title: "Pesquisa de carros usados | Volante",
      description:
        "Procure entre {count} carros e motos por marca, preço e ano, ou comece pelo orçamento, pelo combustível ou pela carroçaria.",
    },
    components: [
      {
        id: "hero",
        key: "hero",
        data: {
          title: "Pesquisa de carros usados",
          text: "Marca, preço e ano bastam para começar. Na lista pode afinar por quilómetros, combustível, caixa, lugares e mais.",
          search: { action: "{path:cars}" },
        },
      },
      {
        id: "budget",
        key: "link-grid",
        data: {
          heading: "Por orçamento",
          items: [
            { text: "Até 8 000 €", href: "{path:cars}?priceTo=8000" },
            { text: "De 8 000 a 12 000 €", href: "{path:cars}?priceFrom=8000&priceTo=12000" },
            { text: "De 12.000 a 18.000 €", href: "{path:cars}?priceFrom=12000&priceTo=18000" },
            { text: "De 18.000 a 30.000 €", href: "{path:cars}?priceFrom=18000&priceTo=30000" },
            { text: "Mais de 30 000 €", href: "{path:cars}?priceFrom=30000" },
          ],
        },
      },
      {
        id: "use",
        key: "link-grid",
        data: {
          heading: "Pelo uso que lhe vai dar",
          text: "Pontos de partida que pode mudar depois.",
          items: [
            { text: "Cidade: híbridos e elétricos", href: "{path:cars}?fuel=electric,hybrid,plug-in-hybrid" },
            {
              text: "Muita estrada: diesel com poucos quilómetros",
              href: "{path:cars}?fuel=diesel&kmsTo=80000",
            },
            { text: "Família: sete lugares", href: "{path:cars}?seats=7" },
            { text: "Neve e terra: tração 4x4", href: "{path:cars}?traction4x4=1" },
            { text: "Caixa automática", href: "{path:cars}?transmission=automatic" },
            { text: "Empresas: IVA dedutível", href: "{path:cars}?deductibleVAT=1" },
          ],
        },
      },
      { id: "body-types", key: "body-types", data: { heading: "Por carroçaria" } },
      { id: "brands", key: "brands", data: { heading: "Por marca" } },
      { id: "places", key: "link-grid", data: { heading: "Por cidade" } },
    ],
  },
} as const satisfies PageTexts;
