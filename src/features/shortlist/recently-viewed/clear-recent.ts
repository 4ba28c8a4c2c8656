import { recentStorageKey } from "#domain/consent.ts";

/** Forgets everything. */
export const clearRecent = (): void => {
  try {
    localStorage.removeItem(recentStorageKey);
  } catch {
    // Where nothing may be stored, nothing is.
  }
};
