import "server-only";
import { call } from "#api/call.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Favourite } from "#contract/favourite.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import type { SignedInSession } from "#platform/session.ts";

/** The favourites of a customer, newest first, each with its price of that day and the current vehicle. */
export const loadFavourites = async (
  { token, sessionId }: SignedInSession,
  locale: Locale,
): Promise<ServiceResult<readonly Favourite[]>> => {
  const favourites = await call("favourites", {}, { locale, token, sessionId });
  if (!favourites.ok) return favourites;
  return ok(await Promise.all(favourites.value.map((each) => withCard(each, locale))));
};

/** Adds the current vehicle, where the service returns its VIN alone. */
const withCard = async (favourite: Favourite, locale: Locale): Promise<Favourite> => {
  if (favourite.card || favourite.gone) return favourite;
  const found = await call("vehicle", { params: { vin: favourite.vin } }, { locale });
  return found.ok ? { ...favourite, card: found.value.card } : favourite;
};
