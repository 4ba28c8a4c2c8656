import { emit } from "#browser/page-events.ts";
import { type ListedVehicle, readList } from "./compare-list.ts";

/** Where a device keeps its comparison; nothing is there when it is empty. */
export const compareStorageKey = "volante-compare";

let list: readonly ListedVehicle[] | undefined;

const readKept = (): readonly ListedVehicle[] => {
  try {
    return readList(localStorage.getItem(compareStorageKey));
  } catch {
    return [];
  }
};

/** The vehicles that this device compares, in order. */
export const comparedVehicles = (): readonly ListedVehicle[] => {
  list ??= readKept();
  return list;
};

/** Keeps a new list. False when the device does not let it be stored: then it holds until the page is left. */
export const keepCompared = (next: readonly ListedVehicle[]): boolean => {
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

/** Tells from now on when another tab changes the list, and when this page comes back from the browser's own cache. */
export const watchKept = (): void => {
  addEventListener("storage", ({ key }) => {
    if (key === compareStorageKey || key === null) readAnew();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readAnew();
  });
};
