import { carEquipment } from "#backend/vehicle/equipment/car-equipment.ts";
import { motorbikeEquipment } from "#backend/vehicle/equipment/motorbike-equipment.ts";
import { type FuelId, fuels, type SegmentId, segments, type VehicleKind } from "#domain/vehicle-types.ts";
import { type Trim, trims } from "../catalogue/catalogue-types.ts";
import { readTable } from "../tables/read-table.ts";
import { carTable } from "./car-equipment.ts";
import { motorbikeTable } from "./motorbike-equipment.ts";

export type EquipmentItem = {
  id: string;
  kind: VehicleKind;
  /** Standard from this trim on; `option` is always paid extra. */
  standard: Trim | "option";
  /** Year from which cars were sold with it. */
  since: number;
  /** Chance of it where it is not standard. */
  chance: number;
  fuels?: readonly FuelId[];
  notFor?: readonly SegmentId[];
  automaticOnly?: boolean;
};

const readEquipment = (kind: VehicleKind, table: string, known: object): EquipmentItem[] =>
  readTable(`${kind} equipment`, table).map((row) => {
    const item: EquipmentItem = {
      id: row.oneOf(Object.keys(known)),
      kind,
      standard: row.oneOf([...trims, "option"]),
      since: row.whole(),
      chance: row.decimal(),
    };
    for (const limit of row.list()) {
      const [rule, ...ids] = limit.split(" ");
      if (rule === "only") item.fuels = ids.map((id) => row.check(fuels, id));
      else if (rule === "not") item.notFor = ids.map((id) => row.check(segments, id));
      else item.automaticOnly = row.check(["automatic"], limit) === "automatic";
    }
    return item;
  });

/** What each demo vehicle may have of the equipment that the services know. */
export const equipment: readonly EquipmentItem[] = [
  ...readEquipment("car", carTable, carEquipment),
  ...readEquipment("motorbike", motorbikeTable, motorbikeEquipment),
];
