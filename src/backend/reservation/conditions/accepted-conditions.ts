import { reservationConditionsVersion } from "#domain/reservation-conditions.ts";
import type { Locale } from "#platform/locale.ts";
import { conditions202611 } from "./conditions-2026-11.ts";

/** Every wording that customers have accepted, by its name: none is changed, and none is taken out while a reservation names it. */
const wordings = new Map<string, Readonly<Record<Locale, string>>>([["2026-11", conditions202611]]);

/** The conditions of a version as `readBlocks` takes them, with the place `{deposit}`; undefined for one that we do not know. */
export const conditionsText = (version: string, locale: Locale): string | undefined =>
  wordings.get(version)?.[locale];

/** Those that are accepted now. */
export const presentConditions = (locale: Locale): string => {
  const text = conditionsText(reservationConditionsVersion, locale);
  if (text === undefined) throw new Error(`No conditions ${reservationConditionsVersion}`);
  return text;
};
