import { slugify } from "#domain/slugify.ts";
import { type FuelId, fuels, segmentsByKind, transmissions } from "#domain/vehicle-types.ts";
import type { TableRow } from "../tables/read-table.ts";
import { type CatalogueVersion, type MakeFacts, trims } from "./catalogue-types.ts";

/** Grammes of CO2 that burning one litre (gas: one kilogramme) gives, by which g/km becomes l/100 km. */
const co2PerUnit: Readonly<Record<FuelId, number>> = {
  petrol: 2330,
  hybrid: 2330,
  "plug-in-hybrid": 2330,
  diesel: 2640,
  lpg: 1610,
  cng: 2700,
  electric: 1,
};

export type Model = Pick<
  CatalogueVersion,
  "modelId" | "modelName" | "body" | "doors" | "seats" | "popularity" | "wmi"
>;

export const readVersion = (row: TableRow, make: MakeFacts, model: Model): CatalogueVersion => {
  const sold = row.text();
  const years = /^(\d{4})-(\d{4})?$/.exec(row.text()) ?? row.fail("no years sold");
  const from = Number(years[1]);
  const to = years[2] === undefined ? null : Number(years[2]);
  const power = row.whole();
  const cc = row.text();
  const displacement = cc === "-" ? null : /^\d+$/.test(cc) ? Number(cc) : row.fail(`"${cc}" are no cc`);
  const fuel = row.oneOf(fuels);
  const transmission = row.oneOf(transmissions);
  const priceNew = row.whole();
  const co2 = row.whole();
  const version: CatalogueVersion = {
    id: slugify(`${make.id} ${model.modelId} ${sold} ${from}`),
    kind: make.kind,
    makeId: make.id,
    makeName: make.name,
    ...model,
    name: besideModel(sold, model.modelName, power),
    from,
    to,
    power,
    displacement,
    fuel,
    transmission,
    priceNew,
    co2,
    consumption: Math.round((co2 / co2PerUnit[fuel]) * 1000) / 10,
    trim: row.oneOf(trims),
    traction4x4: false,
    electricRange: null,
    residual: make.residual,
  };
  for (const extra of row.list()) applyExtra(version, extra, row);
  return version;
};

/**
 * A version's name as it stands beside its model's: `Scrambler Icon` of the Scrambler is `Icon`; a version that is called
 * as its model is told by its power.
 */
const besideModel = (name: string, modelName: string, power: number): string => {
  if (name === modelName) return `${power} CV`;
  return name.startsWith(`${modelName} `) ? name.slice(modelName.length + 1) : name;
};

const applyExtra = (version: CatalogueVersion, extra: string, row: TableRow): void => {
  const [word = "", value = ""] = extra.split(" ");
  if (extra === "4x4") version.traction4x4 = true;
  else if (value === "doors") version.doors = counted(row, extra, "doors");
  else if (value === "seats") version.seats = counted(row, extra, "seats");
  else if (word === "range") version.electricRange = positive(row, value);
  else if (word === "uses") version.consumption = positive(row, value);
  else version.body = row.check(segmentsByKind[version.kind], extra);
};

export const counted = (row: TableRow, cell: string, unit: "doors" | "seats"): number => {
  const count = /^(\d) (doors|seats)$/.exec(cell);
  return count?.[2] === unit ? Number(count[1]) : row.fail(`"${cell}" is no number of ${unit}`);
};

const positive = (row: TableRow, text: string): number =>
  Number(text) > 0 ? Number(text) : row.fail(`"${text}" is no number above zero`);
