import type { Locale } from "#platform/locale.ts";
import { accessibilityTexts } from "./accessibility.ts";
import { blogTexts } from "./blog/list-page.ts";
import { buyingTexts } from "./buying.ts";
import { cookiesTexts } from "./cookies.ts";
import { dealersTexts, makesTexts } from "./directory-texts.ts";
import { errorTexts } from "./error-page.ts";
import { faqTexts } from "./faq.ts";
import { financingTexts } from "./financing.ts";
import { finderTexts } from "./finder.ts";
import { homeTexts } from "./home.ts";
import { listTexts } from "./lists.ts";
import type { PageName } from "./page-slugs.ts";
import type { PageTexts } from "./page-text.ts";
import { privacyTexts } from "./privacy.ts";
import { reservationFaqTexts } from "./reservation-faq.ts";
import { reservationTermsTexts } from "./reservation-terms.ts";
import { reserveAccountTexts } from "./reserve-account.ts";
import { reserveHistoryTexts } from "./reserve-history.ts";
import { reserveTexts } from "./reserving.ts";
import type { SeedPage } from "./seed-page.ts";
import { sellingTexts } from "./selling.ts";
import { serviceTexts } from "./services.ts";
import { termsTexts } from "./terms.ts";
import { tyresTexts } from "./tyres.ts";
import { valuationTexts } from "./valuation.ts";

export const writtenPages = {
  home: homeTexts,
  error: errorTexts,
  ...listTexts,
  buying: buyingTexts,
  makes: makesTexts,
  dealers: dealersTexts,
  finder: finderTexts,
  valuation: valuationTexts,
  selling: sellingTexts,
  financing: financingTexts,
  tyres: tyresTexts,
  service: serviceTexts,
  reserve: reserveTexts,
  reserveAccount: reserveAccountTexts,
  reserveHistory: reserveHistoryTexts,
  reservationTerms: reservationTermsTexts,
  reservationFaq: reservationFaqTexts,
  faq: faqTexts,
  blog: blogTexts,
  terms: termsTexts,
  privacy: privacyTexts,
  cookies: cookiesTexts,
  accessibility: accessibilityTexts,
} as const satisfies Record<PageName, PageTexts>;

export const kinds: Partial<Record<PageName, SeedPage["kind"]>> = {
  home: "home",
  error: "error",
  cars: "list",
  motorbikes: "list",
  offers: "list",
  premium: "list",
  outlet: "list",
  blackDays: "list",
  financeCampaign: "list",
};

export const modelHeadings = {
  make: { es: "Modelos de {make}", pt: "Modelos da {make}" },
  segment: { es: "Los modelos con más unidades", pt: "Os modelos com mais unidades" },
} as const satisfies Record<string, Record<Locale, string>>;
