/** Where a device keeps what its visitor has looked at, if the visitor agrees: VINs, latest first, a blank between. */
export const recentStorageKey = "volante-recent";

/** Forgets everything. */
export const clearRecent = (): void => {
  try {
    localStorage.removeItem(recentStorageKey);
  } catch {
    // Where nothing may be stored, nothing is.
  }
};
