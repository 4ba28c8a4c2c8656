import { carEquipment } from "#backend/vehicle/equipment/car-equipment.ts";
import { motorbikeEquipment } from "#backend/vehicle/equipment/motorbike-equipment.ts";
import { nameKey } from "#domain/slugify.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";

type Named = Readonly<Record<string, { readonly es: string; readonly pt: string }>>;

const keysOf = (equipment: Named): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(equipment).flatMap(([id, { es, pt }]) => [id, es, pt].map((name) => [nameKey(name), id])),
  );

const known: Readonly<Record<VehicleKind, ReadonlyMap<string, string>>> = {
  car: keysOf(carEquipment),
  motorbike: keysOf(motorbikeEquipment),
};

/** What of the equipment that pages can name has that name, in either language, or that id. @param key as nameKey writes it */
export const equipmentOf = (key: string, kind: VehicleKind): string | undefined => known[kind].get(key);
