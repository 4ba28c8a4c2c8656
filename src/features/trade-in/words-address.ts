import type { TradeInPage } from "#domain/trade-in-pages.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";

/** The page on which a car is described in words, or with the lists again. */
export const wordsAddress = (locale: Locale, query: string, page: TradeInPage = "words"): string => {
  const params = new URLSearchParams(query);
  if (page === "words") params.set("words", "1");
  else params.delete("words");
  return wizardAddress("trade-in", locale, page, String(params));
};
