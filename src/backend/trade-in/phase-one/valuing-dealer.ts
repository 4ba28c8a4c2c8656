import { isValuationDealer } from "#backend/dealer/is-valuation-dealer.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { InvalidFieldError } from "#backend/errors.ts";
import { askedDealer } from "#backend/lead/asked-dealer.ts";
import type { Orm } from "#backend/store/database.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

/** A dealer of the market who values cars (group CEV), by the id on the wire. Throws InvalidFieldError for every other. */
export const valuingDealer = async (orm: Orm, dealerId: string, locale: Locale): Promise<StoredDealer> => {
  const dealer = await askedDealer(orm, dealerId);
  if (dealer.country !== marketOf(locale).country)
    throw new InvalidFieldError("dealerId", "A dealer of this market");
  if (!isValuationDealer(dealer)) throw new InvalidFieldError("dealerId", "This dealer values no cars");
  return dealer;
};
