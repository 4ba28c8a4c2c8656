import { compareStorageKey } from "../kept-on-device.ts";
import { type ListedVehicle, readList } from "./compare-list.ts";

const none: readonly ListedVehicle[] = [];
const listeners = new Set<() => void>();
let list: readonly ListedVehicle[] | undefined;

const readKept = (): readonly ListedVehicle[] => {
  try {
    return readList(localStorage.getItem(compareStorageKey));
  } catch {
    return none;
  }
};

/** The root element carries the number for the styles. */
const mark = (): void => {
  const count = comparedVehicles().length;
  const { dataset } = document.documentElement;
  if (count > 0) dataset.compared = String(count);
  else delete dataset.compared;
};

const tell = (): void => {
  mark();
  for (const listener of listeners) listener();
};

/** Another tab has changed the list, or this page comes back from the browser's own cache. */
const readAnew = (event: StorageEvent | PageTransitionEvent): void => {
  const concerns =
    event instanceof StorageEvent ? event.key === compareStorageKey || event.key === null : event.persisted;
  if (!concerns) return;
  list = readKept();
  tell();
};

/** The vehicles that this device compares, in order; the same array until it changes. */
export const comparedVehicles = (): readonly ListedVehicle[] => {
  list ??= readKept();
  return list;
};

/** What the server knows of it. */
export const comparedOnServer = (): readonly ListedVehicle[] => none;

/** Calls back whenever the list changes, here or in another tab. Returns how to stop. */
export const subscribeToCompared = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    mark();
    addEventListener("storage", readAnew);
    addEventListener("pageshow", readAnew);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", readAnew);
    removeEventListener("pageshow", readAnew);
  };
};

/** Keeps a new list. False when the device does not let it be stored: then it holds until the page is left. */
export const keepCompared = (next: readonly ListedVehicle[]): boolean => {
  list = next;
  let stored = true;
  try {
    if (next.length > 0) localStorage.setItem(compareStorageKey, JSON.stringify(next));
    else localStorage.removeItem(compareStorageKey);
  } catch {
    stored = false;
  }
  tell();
  return stored;
};
