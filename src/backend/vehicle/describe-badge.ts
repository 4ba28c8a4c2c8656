import { wordingOf } from "#backend/wording/wording.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleRow } from "./read-vehicles.ts";

/** The environmental badge of a vehicle, drawn and in words; undefined where it has none or in a market that knows none. */
export const describeBadge = (
  { vehicle: { badge } }: Pick<VehicleRow, "vehicle">,
  locale: Locale,
): { id: string; image: string; alt: string } | undefined => {
  if (badge === null || marketOf(locale).country !== "ES") return undefined;
  return { id: badge, image: `/icons/badges/${badge}.svg`, alt: wordingOf(locale).badge.alt[badge] };
};
