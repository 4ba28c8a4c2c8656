import { emit } from "#browser/page-events.ts";
import { type ListedVehicle, readList } from "./compare-list.ts";

/** Storage key of the comparison; absent when it is empty. */
export const compareStorageKey = "volante-compare";

let list: readonly ListedVehicle[] | undefined;

const readStored = (): readonly ListedVehicle[] => {
  try {
    return readList(localStorage.getItem(compareStorageKey));
  } catch {
    return [];
  }
};

/** The vehicles that this device compares, in order. */
export const comparedVehicles = (): readonly ListedVehicle[] => {
  list ??= readStored();
  return list;
};

/** Stores a new list. False without storage: the list then lasts until the page unloads. */
export const storeCompared = (next: readonly ListedVehicle[]): boolean => {
  list = next;
  try {
    if (next.length > 0) localStorage.setItem(compareStorageKey, JSON.stringify(next));
    else localStorage.removeItem(compareStorageKey);
    return true;
  } catch {
    return false;
  }
};

const readAnew = (): void => {
  list = undefined;
  emit("volante:compared");
};

/**
 * Notifies of changes from now on, when another tab changes the list, and when this page returns from the
 * back-forward cache.
 */
export const watchStorage = (): void => {
  addEventListener("storage", ({ key }) => {
    if (key === compareStorageKey || key === null) readAnew();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readAnew();
  });
};
