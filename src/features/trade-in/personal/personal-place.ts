import { addressValue } from "#domain/address-value.ts";
import { routePath } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";

/** By which the forms of a trade-in's page say whose they are. */
export const tradeInField = "tradeIn";

/** The trade-in that a form is about; the service decides whose it is. */
export const readTradeInId = (form: FormData): string => {
  const id = form.get(tradeInField);
  return typeof id === "string" && new RegExp(`^${addressValue}$`).test(id) ? id : "unknown";
};

/** Where the page of a trade-in is. */
export const tradeInPlace =
  (id: string) =>
  (locale: Locale): string =>
    routePath("tradeIn", locale, { id });

/** The same, which says that the condition of the car was handed in. */
export const handedInPlace = (locale: Locale, id: string): string =>
  `${tradeInPlace(id)(locale)}?confirm=submit&enviado=1`;
