import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { InvalidFieldError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";

/** The dealer that a visitor has chosen, by the id on the wire. */
export const requestedDealer = async (orm: Orm, dealerId: string): Promise<StoredDealer> => {
  const dealers = await knownDealers(orm);
  const found = [...dealers.values()].find(({ wireId }) => wireId === dealerId);
  if (found === undefined) throw new InvalidFieldError("dealerId", "No dealer has this id");
  return found;
};
