import "server-only";
import { call } from "#api/call.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Favourite } from "#contract/favourite.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import type { SignedInSession } from "#platform/session.ts";

/** What a customer has kept, newest first, each with the price of that day and the vehicle as it is now. */
export const loadFavourites = async (
  { token, sessionId }: SignedInSession,
  locale: Locale,
): Promise<ServiceResult<readonly Favourite[]>> => {
  const kept = await call("favourites", {}, { locale, token, sessionId });
  if (!kept.ok) return kept;
  return ok(await Promise.all(kept.value.map((each) => withCard(each, locale))));
};

/** The vehicle as it is now, where the service names its VIN alone. */
const withCard = async (favourite: Favourite, locale: Locale): Promise<Favourite> => {
  if (favourite.card || favourite.gone) return favourite;
  const found = await call("vehicle", { params: { vin: favourite.vin } }, { locale });
  return found.ok ? { ...favourite, card: found.value.card } : favourite;
};
