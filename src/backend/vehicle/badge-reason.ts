import { wordingOf } from "#backend/wording/wording.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleRow } from "./read-vehicles.ts";

/** Why a vehicle has its badge, in a sentence; undefined where it has none or in a market that knows none. */
export const badgeReason = (
  { vehicle, details, version }: Pick<VehicleRow, "vehicle" | "details" | "version">,
  locale: Locale,
): string | undefined => {
  const { badge, fuel } = vehicle;
  const { country, formats } = marketOf(locale);
  if (badge === null || country !== "ES") return undefined;
  const { badge: words, fuelPhrases } = wordingOf(locale);
  const values = {
    fuel: fuelPhrases[fuel],
    month: formats.month(details.registeredAt),
    standard: details.euroStandard ?? "",
    range: version.electricRange ?? 0,
  };
  const known = details.euroStandard !== null;
  if (fuel === "electric") return words.reasons.electric;
  if (badge === "0") return fill(words.reasons.plugIn, values);
  if (badge === "eco") return fill(known ? words.reasons.helped : words.reasons.helpedPlain, values);
  return fill(known ? words.reasons.combustion : words.reasons.combustionPlain, values);
};
