import { announceEvent } from "#browser/announce-event.ts";
import { compareLimit } from "#domain/compare-limit.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { defaultLocale, isLocale } from "#platform/locale.ts";
import { showAlert } from "#ui/alert/show-alert.ts";
import { fill } from "../fill.ts";
import { type ShortlistWords, shortlistWords } from "../shortlist-words.ts";
import type { ListedVehicle } from "./compare-list.ts";
import { comparedVehicles, keepCompared } from "./compare-store.ts";
import { wish } from "./wished-vehicle.ts";

const words = (): ShortlistWords => {
  const { lang } = document.documentElement;
  return shortlistWords(isLocale(lang) ? lang : defaultLocale);
};

const tell = (text: string, isStored: boolean): void =>
  void showAlert({
    type: isStored ? "success" : "warning",
    message: isStored ? text : `${text} ${words().unsaved}`,
  });

const isListed = (vin: string): boolean => comparedVehicles().some((vehicle) => vehicle.vin === vin);

/** Puts a vehicle into the list of this device; false when it is full. */
export function addToCompared(vehicle: ListedVehicle): boolean {
  const list = comparedVehicles();
  if (isListed(vehicle.vin)) return true;
  if (list.length >= compareLimit) return false;
  const stored = keepCompared([...list, vehicle]);
  announceEvent(trackingCodes.addToCompare, { vin: vehicle.vin });
  const { name } = vehicle;
  tell(fill(words().added, { name, count: list.length + 1, limit: compareLimit }), stored);
  return true;
}

/** Takes a vehicle out of the list of this device, if it is in it. */
export function removeFromCompared({ vin, name }: ListedVehicle): void {
  if (!isListed(vin)) return;
  const stored = keepCompared(comparedVehicles().filter((vehicle) => vehicle.vin !== vin));
  announceEvent(trackingCodes.removeFromCompare, { vin });
  tell(fill(words().removed, { name }), stored);
}

/** Adds or removes; a fifth vehicle opens the comparison, which asks which one it should replace. */
export function toggleCompared(vehicle: ListedVehicle): void {
  if (isListed(vehicle.vin)) removeFromCompared(vehicle);
  else if (!addToCompared(vehicle)) {
    wish(vehicle);
    location.hash = "compare";
  }
}

/** Puts the vehicle that found no room in the place of another. */
export function replaceCompared(out: ListedVehicle, vehicle: ListedVehicle): void {
  removeFromCompared(out);
  addToCompared(vehicle);
  wish(undefined);
}
