import { fuels, segments, type VehicleKind } from "#domain/vehicle-types.ts";
import { carTable, type EquipmentGroup, type EquipmentItem, equipmentGroups } from "./car-equipment.ts";
import { trims } from "./catalogue/catalogue-types.ts";
import { motorbikeTable } from "./motorbike-equipment.ts";
import { readTable } from "./read-table.ts";

const groups = Object.keys(equipmentGroups) as EquipmentGroup[];

const readEquipment = (kind: VehicleKind, table: string): EquipmentItem[] =>
  readTable(`${kind} equipment`, table).map((row) => {
    const item: EquipmentItem = {
      id: row.text(),
      group: row.oneOf(groups),
      kind,
      text: { es: row.text(), pt: row.text() },
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

/** Everything that a vehicle's equipment list may name, in the order in which it is shown. */
export const equipment: readonly EquipmentItem[] = [
  ...readEquipment("car", carTable),
  ...readEquipment("motorbike", motorbikeTable),
];
