import type { Quote } from "#contract/finance.ts";
import type { SimulationQuery } from "#domain/simulation-query.ts";
import type { VehicleQuery } from "#domain/vehicle-query.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { DepositOffer } from "./deposit-offer.ts";

/** A requested simulation, with its invalid parameters. */
export type Wish = SimulationQuery & Pick<VehicleQuery, "unread" | "typed">;

export const noticesOf = (offer: DepositOffer, quote: Quote, request: Wish, locale: Locale): string[] => {
  const words = wordsOf(locale, "finance");
  const limit = marketOf(locale).formats.money(quote.initialValue);
  const notices = (request.unread ?? []).map((key) => words.unread[key]);
  if (offer.brought !== undefined)
    notices.push(fill(offer.brought === "up" ? words.depositTooLow : words.depositTooHigh, { limit }));
  if (request.months !== undefined && request.months !== quote.nrPayments)
    notices.push(fill(words.nearestTerm, { months: quote.nrPayments }));
  return notices;
};
