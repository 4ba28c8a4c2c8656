import "server-only";
import { call } from "#api/call.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Favourite } from "#contract/favourite.ts";
import type { Locale } from "#platform/locale.ts";
import type { SignedInSession } from "#platform/session.ts";

/** What a customer has kept, newest first, each with the price of that day and the vehicle as it is now. */
export const loadFavourites = (
  { token, sessionId }: SignedInSession,
  locale: Locale,
): Promise<ServiceResult<readonly Favourite[]>> => call("favourites", {}, { locale, token, sessionId });
