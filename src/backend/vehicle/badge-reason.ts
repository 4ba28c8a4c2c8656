import { wordingOf } from "#backend/wording/wording.ts";
import { type BadgeFacts, environmentalBadge } from "#domain/badge.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleRow } from "./read-vehicles.ts";

export type Facts = Pick<VehicleRow, "vehicle" | "details" | "version">;

/** Why a vehicle has its badge, in a sentence; undefined when it gets none. */
export const badgeReason = (row: Facts, locale: Locale): string | undefined => {
  const facts = badgeFacts(row);
  const badge = environmentalBadge(facts);
  if (badge === undefined || badge === "none") return undefined;
  const { badge: words, fuelPhrases } = wordingOf(locale);
  const values = {
    fuel: fuelPhrases[facts.fuel],
    month: marketOf(locale).formats.month(row.details.registeredAt),
    standard: row.details.euroStandard ?? "",
    range: facts.electricRangeKm ?? 0,
  };
  const known = row.details.euroStandard !== null;
  if (facts.fuel === "electric") return words.reasons.electric;
  if (badge === "0") return fill(words.reasons.plugIn, values);
  if (badge === "eco") return fill(known ? words.reasons.helped : words.reasons.helpedPlain, values);
  return fill(known ? words.reasons.combustion : words.reasons.combustionPlain, values);
};

export const badgeFacts = ({ vehicle, details, version }: Facts): BadgeFacts => {
  const standard = /^Euro (\d)/.exec(details.euroStandard ?? "")?.[1];
  return {
    kind: vehicle.kind,
    fuel: vehicle.fuel,
    firstRegistration: details.registeredAt,
    ...(standard !== undefined && { euroStandard: Number(standard) }),
    ...(version.electricRange !== null && { electricRangeKm: version.electricRange }),
  };
};
