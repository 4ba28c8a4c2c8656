import { announceEvent } from "#browser/announce-event.ts";
import { emit } from "#browser/page-events.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { compareLimit } from "#domain/compare-limit.ts";
import { fill } from "#platform/fill.ts";
import { showAlert } from "#ui/alert/show-alert.ts";
import type { ListedVehicle } from "./compare-list.ts";
import { comparedVehicles, keepCompared } from "./compare-store.ts";
import { wish } from "./wished-vehicle.ts";

/** What the server rendered to be said (`CompareForm`). */
const words = (): DOMStringMap => document.querySelector<HTMLElement>("[data-compare-alerts]")?.dataset ?? {};

const isListed = (vin: string): boolean => comparedVehicles().some((vehicle) => vehicle.vin === vin);

const keep = (
  next: readonly ListedVehicle[],
  { vin, name }: ListedVehicle,
  change: "added" | "removed",
): void => {
  const isStored = keepCompared(next);
  const { [change]: text = "", unsaved } = words();
  const said = fill(text, { name, count: next.length });
  emit("volante:compared");
  announceEvent(change === "added" ? browsingCodes.addToCompare : browsingCodes.removeFromCompare, { vin });
  showAlert(
    isStored ? { type: "success", message: said } : { type: "warning", message: `${said} ${unsaved}` },
  );
};

/** Puts a vehicle into the list of this device; false when it is full. */
export const addToCompared = (vehicle: ListedVehicle): boolean => {
  const list = comparedVehicles();
  if (isListed(vehicle.vin)) return true;
  if (list.length >= compareLimit) return false;
  keep([...list, vehicle], vehicle, "added");
  return true;
};

/** Takes a vehicle out of the list of this device, if it is in it. */
export const removeFromCompared = (vehicle: ListedVehicle): void => {
  const rest = comparedVehicles().filter(({ vin }) => vin !== vehicle.vin);
  if (isListed(vehicle.vin)) keep(rest, vehicle, "removed");
};

/** Adds or removes; a fifth vehicle opens the comparison, which asks which one it should replace. */
export const toggleCompared = (vehicle: ListedVehicle): void => {
  if (isListed(vehicle.vin)) removeFromCompared(vehicle);
  else if (!addToCompared(vehicle)) {
    wish(vehicle);
    location.hash = "compare";
  }
};

/** Puts a vehicle that found no room in the place of another. */
export const replaceCompared = (out: string, vehicle: ListedVehicle): void => {
  const leaving = comparedVehicles().find(({ vin }) => vin === out);
  if (leaving) removeFromCompared(leaving);
  addToCompared(vehicle);
};
