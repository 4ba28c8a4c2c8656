import { recentStorageKey } from "#domain/consent.ts";

/** Deletes the recently viewed vehicles. */
export const clearRecent = (): void => {
  try {
    localStorage.removeItem(recentStorageKey);
  } catch {
    // Without storage there are none.
  }
};
