import { recentStorageKey } from "#domain/consent.ts";
import { recentLimit } from "#domain/recent-limit.ts";
import { clearRecent } from "./clear-recent.ts";

/** The visitor's answer as the consent script leaves it on the root element. */
const isAllowed = (): boolean => document.documentElement.dataset.consent === "all";

/** Reads what was kept; whatever is no VIN is dropped. */
export const parseRecent = (text: string | null): readonly string[] =>
  [...new Set((text ?? "").split(" "))].filter((vin) => /^[A-Z0-9]{17}$/.test(vin)).slice(0, recentLimit);

/** With a vehicle put first, twelve at most. */
export const withViewed = (vins: readonly string[], vin: string): readonly string[] =>
  [vin, ...vins.filter((other) => other !== vin)].slice(0, recentLimit);

/** The vehicles looked at lately; none without consent, and then what was kept before is deleted. */
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

/** Remembers that a vehicle was looked at, if the visitor has agreed to that. */
export const rememberViewed = (vin: string): void => {
  if (!isAllowed()) return;
  try {
    localStorage.setItem(recentStorageKey, withViewed(recentVehicles(), vin).join(" "));
  } catch {
    // Storage is forbidden or full: the page does not need it.
  }
};
