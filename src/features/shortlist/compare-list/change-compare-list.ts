import { announceEvent } from "#browser/announce-event.ts";
import { emit } from "#browser/page-events.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { compareLimit } from "#domain/compare-limit.ts";
import { fill } from "#platform/fill.ts";
import { showAlert } from "#ui/alert/show-alert.ts";
import type { ListedVehicle } from "./compare-list.ts";
import { comparedVehicles, storeCompared } from "./compare-store.ts";
import { setRequestedVehicle } from "./comparison-request.ts";

/** Messages that the server rendered (`CompareForm`). */
const words = (): DOMStringMap => document.querySelector<HTMLElement>("[data-compare-alerts]")?.dataset ?? {};

const isListed = (vin: string): boolean => comparedVehicles().some((vehicle) => vehicle.vin === vin);

const update = (
  next: readonly ListedVehicle[],
  { vin, name }: ListedVehicle,
  change: "added" | "removed",
): void => {
  const isStored = storeCompared(next);
  const { [change]: text = "", unsaved, view = "" } = words();
  const message = fill(text, { name, count: next.length });
  emit("volante:compared");
  announceEvent(change === "added" ? browsingCodes.addToCompare : browsingCodes.removeFromCompare, { vin });
  showAlert({
    type: isStored ? "success" : "warning",
    message: message + (isStored ? "" : ` ${unsaved}`),
    link: { href: "#compare", textContent: view },
  });
};

/** Adds a vehicle to the list of this device; false when it is full. */
export const addToCompared = (vehicle: ListedVehicle): boolean => {
  const list = comparedVehicles();
  if (isListed(vehicle.vin)) return true;
  if (list.length >= compareLimit) return false;
  update([...list, vehicle], vehicle, "added");
  return true;
};

/** Removes a vehicle from the list of this device, if it is there. */
export const removeFromCompared = (vehicle: ListedVehicle): void => {
  const rest = comparedVehicles().filter(({ vin }) => vin !== vehicle.vin);
  if (isListed(vehicle.vin)) update(rest, vehicle, "removed");
};

/** Adds or removes a vehicle; a fifth one opens the comparison, which asks which one to replace. */
export const toggleCompared = (vehicle: ListedVehicle): void => {
  if (isListed(vehicle.vin)) removeFromCompared(vehicle);
  else if (!addToCompared(vehicle)) {
    setRequestedVehicle(vehicle);
    location.hash = "compare";
  }
};

/** Replaces a vehicle by the one that did not fit. */
export const replaceCompared = (out: string, vehicle: ListedVehicle): void => {
  const leaving = comparedVehicles().find(({ vin }) => vin === out);
  if (leaving) removeFromCompared(leaving);
  addToCompared(vehicle);
};
