import { slugify } from "#domain/slugify.ts";
import { segmentsByKind } from "#domain/vehicle-types.ts";
import { readRow } from "../tables/read-row.ts";
import { readTable, type TableRow } from "../tables/read-table.ts";
import type { CatalogueVersion, MakeFacts } from "./catalogue-types.ts";
import { counted, type Model, readVersion } from "./read-version.ts";

/**
 * Reads a make's table. A line `= Ibiza | hatchback | 5 doors | 5 seats | common 10 | VSS` opens a model (the last
 * cell, its own WMI, may be missing); every other line is a version:
 *
 *     name as sold | years sold | CV | cc | fuel | gearbox | € when new | CO2 g/km | trim | extras
 *
 * Years are `2017-2021` or `2017-` (still sold). cc is `-` for electric engines. Extras, separated by commas, differ
 * from the model or add to it: a body id, `3 doors`, `7 seats`, `4x4`, `range 400` (km), `uses 15.8` (per 100 km).
 * Throws an Error that names make and line for anything else.
 */
export const readMake = (make: MakeFacts, table: string): CatalogueVersion[] => {
  const name = `catalogue of ${make.id}`;
  const versions: CatalogueVersion[] = [];
  let model: Model | undefined;
  for (const line of table.split("\n").map((text) => text.trim())) {
    if (line.startsWith("= ")) {
      model = readModel(readRow(name, line.slice(2)), make);
    } else {
      for (const row of readTable(name, line)) {
        versions.push(readVersion(row, make, model ?? row.fail("a version before its model")));
      }
    }
  }
  return versions;
};

const readModel = (row: TableRow, make: MakeFacts): Model => {
  const modelName = row.text();
  const body = row.oneOf(segmentsByKind[make.kind]);
  const doors = counted(row, row.text(), "doors");
  const seats = counted(row, row.text(), "seats");
  const popularity = Number(/^common (\d+)$/.exec(row.text())?.[1] ?? row.fail("no frequency"));
  const [wmi = make.wmi] = row.list();
  if (!/^[A-HJ-NPR-Z0-9]{3}$/.test(wmi)) row.fail(`"${wmi}" is no WMI`);
  return { modelId: slugify(modelName), modelName, body, doors, seats, popularity, wmi };
};
