import { reservationConditionsVersion } from "#domain/reservation-conditions.ts";
import type { Locale } from "#platform/locale.ts";
import { conditions202611 } from "./conditions-2026-11.ts";

/** All versions of the conditions, by name. A version is never changed, nor removed while a reservation refers to it. */
const wordings = new Map<string, Readonly<Record<Locale, string>>>([["2026-11", conditions202611]]);

/** The conditions of a version, in the format of `readBlocks` with the placeholder `{deposit}`; undefined for an unknown version. */
export const conditionsText = (version: string, locale: Locale): string | undefined =>
  wordings.get(version)?.[locale];

/** The current version. */
export const presentConditions = (locale: Locale): string => {
  const text = conditionsText(reservationConditionsVersion, locale);
  if (text === undefined) throw new Error(`No conditions ${reservationConditionsVersion}`);
  return text;
};
