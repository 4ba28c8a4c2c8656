import type { VehicleKind } from "#domain/vehicle-types.ts";
import { type CatalogueVersion, type Trim, trims } from "../catalogue/catalogue-types.ts";
import { type EquipmentItem, equipment } from "./equipment.ts";
import type { Random } from "./random.ts";

const byKind: Readonly<Record<VehicleKind, readonly EquipmentItem[]>> = {
  car: equipment.filter((item) => item.kind === "car"),
  motorbike: equipment.filter((item) => item.kind === "motorbike"),
};

/** Ids of what a vehicle registered in `year` is fitted with: the standard of its trim, and options by chance. */
export const chooseEquipment = (version: CatalogueVersion, year: number, random: Random): string[] =>
  byKind[version.kind]
    .filter((item) => {
      // One draw for every item, fitting or not, keeps the draws that follow independent of the tables' details.
      const drawn = random.next();
      if (!fits(item, version) || year < item.since) return false;
      return isStandard(item, version.trim) || drawn < item.chance;
    })
    .map((item) => item.id);

const fits = (item: EquipmentItem, version: CatalogueVersion): boolean => {
  if (item.fuels && !item.fuels.includes(version.fuel)) return false;
  if (item.notFor?.includes(version.body)) return false;
  return !item.automaticOnly || version.transmission === "automatic";
};

/** A sporty version has sporty things and what `high` has; a luxurious one everything but the sporty things. */
const isStandard = (item: EquipmentItem, trim: Trim): boolean => {
  if (item.standard === "option") return false;
  if (item.standard === "sport") return trim === "sport";
  if (trim === "sport") return item.standard !== "luxury";
  return trims.indexOf(trim) >= trims.indexOf(item.standard);
};
