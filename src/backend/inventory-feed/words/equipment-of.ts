import { carEquipment, motorbikeEquipment } from "#backend/vehicle/equipment.ts";
import { type Wording, wordingOf } from "#backend/wording/wording.ts";
import { nameKey } from "#domain/slugify.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { locales } from "#platform/locale.ts";

type Id = keyof Wording["equipment"]["items"];

const keysOf = (equipment: object): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(equipment).flatMap((id) => {
      const names = locales.map((locale) => wordingOf(locale).equipment.items[id as Id]);
      return [id, ...names].map((name) => [nameKey(name), id]);
    }),
  );

const known: Readonly<Record<VehicleKind, ReadonlyMap<string, string>>> = {
  car: keysOf(carEquipment),
  motorbike: keysOf(motorbikeEquipment),
};

/**
 * The equipment with that name, in any of our languages, or with that id.
 * @param key as nameKey writes it
 */
export const equipmentOf = (key: string, kind: VehicleKind): string | undefined => known[kind].get(key);
