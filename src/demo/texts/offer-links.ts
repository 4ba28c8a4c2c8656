import type { Locale } from "#platform/locale.ts";

const offerWords = {
  es: {
    heading: "Otras formas de pagar menos",
    offers: "Ofertas de coches",
    outlet: "Gran outlet de fin de año",
    blackDays: "Black Days",
    finance: "Promoción de financiación",
    simulate: "Simulador de financiación",
  },
  pt: {
    heading: "Outras formas de pagar menos",
    offers: "Ofertas de carros",
    outlet: "Grande outlet de fim de ano",
    blackDays: "Black Days",
    finance: "Campanha de financiamento",
    simulate: "Simulador de financiamento",
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The ways from one campaign to the others. */
export const offerLinks = (locale: Locale) => {
  const words = offerWords[locale];
  const items = [
    { text: words.offers, href: "{path:offers}" },
    { text: words.outlet, href: "{path:outlet}" },
    { text: words.blackDays, href: "{path:blackDays}" },
    { text: words.finance, href: "{path:financeCampaign}" },
    { text: words.simulate, href: "{path:financing}" },
  ];
  return { id: "links", key: "link-grid", data: { heading: words.heading, items } };
};
