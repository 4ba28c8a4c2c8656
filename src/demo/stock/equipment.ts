import { z } from "zod";
import { carEquipment, motorbikeEquipment } from "#backend/vehicle/equipment.ts";
import {
  type FuelId,
  fuels,
  type SegmentId,
  segments,
  type VehicleKind,
  vehicleKinds,
} from "#domain/vehicle-types.ts";
import { cells } from "#shop-folder/files/cells.ts";
import { readCsv } from "#shop-folder/files/read-csv.ts";
import { repositoryFile } from "#shop-folder/files/repository-file.ts";
import { type Trim, trims } from "../catalogue/catalogue-types.ts";

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

const equipmentRow = z.object({
  kind: cells.oneOf(vehicleKinds),
  item: cells.oneOf([...Object.keys(carEquipment), ...Object.keys(motorbikeEquipment)]),
  standard: cells.oneOf([...trims, "option"]),
  since: cells.whole,
  chance: cells.decimal,
  fuels: cells.optional(cells.listOf(fuels)),
  "not for": cells.optional(cells.listOf(segments)),
  automatic: cells.flag,
});

/** What each demo vehicle may have of the equipment that the services know. */
export const equipment: readonly EquipmentItem[] = readCsv(
  repositoryFile("src/demo/stock/equipment.csv"),
  equipmentRow,
  ({ item }) => item,
).map(({ kind, item, standard, since, chance, fuels: only, "not for": notFor, automatic }) => ({
  ...{ id: item, kind, standard, since, chance },
  ...(only && { fuels: only }),
  ...(notFor && { notFor }),
  ...(automatic && { automaticOnly: true }),
}));
