import { recentStorageKey } from "#domain/consent.ts";
import { recentLimit } from "#domain/recent-limit.ts";
import { clearRecent } from "./clear-recent.ts";

/** The consent, as the consent script writes it on the root element. */
const isAllowed = (): boolean => document.documentElement.dataset.consent === "all";

/** Parses the stored VINs; anything else is left out. */
export const parseRecent = (text: string | null): readonly string[] =>
  [...new Set((text ?? "").split(" "))].filter((vin) => /^[A-Z0-9]{17}$/.test(vin)).slice(0, recentLimit);

/** Puts a vehicle first; twelve at most. */
export const withViewed = (vins: readonly string[], vin: string): readonly string[] =>
  [vin, ...vins.filter((other) => other !== vin)].slice(0, recentLimit);

/** The recently viewed vehicles; none without consent, and stored ones are then deleted. */
export const recentVehicles = (): readonly string[] => {
  if (!isAllowed()) {
    clearRecent();
    return [];
  }
  try {
    return parseRecent(localStorage.getItem(recentStorageKey));
  } catch {
    return [];
  }
};

/** Stores a viewed vehicle, given consent. */
export const rememberViewed = (vin: string): void => {
  if (!isAllowed()) return;
  try {
    localStorage.setItem(recentStorageKey, withViewed(recentVehicles(), vin).join(" "));
  } catch {
    // Storage is forbidden or full: the page works without.
  }
};
