import { addressValue } from "#domain/address-value.ts";
import { routePath } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";

/** Hidden field of a trade-in's forms: its id. */
export const tradeInField = "tradeIn";

/** The trade-in that a form is about; the service checks its owner. */
export const readTradeInId = (form: FormData): string => {
  const id = form.get(tradeInField);
  return typeof id === "string" && new RegExp(`^${addressValue}$`).test(id) ? id : "unknown";
};

/** Address of a trade-in's page. */
export const tradeInPlace =
  (id: string) =>
  (locale: Locale): string =>
    routePath("tradeIn", locale, { id });

/** The same, with a confirmation that the condition was submitted. */
export const handedInPlace = (locale: Locale, id: string): string =>
  `${tradeInPlace(id)(locale)}?confirm=submit&enviado=1`;
