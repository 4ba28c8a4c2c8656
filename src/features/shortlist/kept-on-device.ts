/** Where a device keeps its comparison; nothing is there when it is empty. */
export const compareStorageKey = "volante-compare";

/** Whether this device keeps anything there. */
export const isKept = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
