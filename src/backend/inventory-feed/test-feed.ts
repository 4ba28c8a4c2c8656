import type { FeedMap } from "./map/feed-map.ts";
import { parseMap } from "./map/read-map.ts";

/** The columns of the feeds that tests import, as a Spanish dealer's program calls them. */
export const testColumns = {
  reference: "Ref",
  vin: "Bastidor",
  make: "Marca",
  model: "Modelo",
  version: "Versión",
  price: "PVP",
  kilometers: "Kms",
  registered: "Matriculación",
  fuel: "Combustible",
  transmission: "Cambio",
  power: "Potencia",
  color: "Color",
  status: "Estado",
  pictures: "Fotos",
} as const;

type Cells = Partial<Record<keyof typeof testColumns, string>>;

export const testMap = (more: object = {}): FeedMap =>
  parseMap(
    JSON.stringify({
      source: "grupo-norte",
      columns: testColumns,
      values: { dealer: "ES107", financing: "sí" },
      ...more,
    }),
    "map.json",
  );

export const vinAt = (at: number): string => `VSSZZZ5FZLR${String(at).padStart(6, "0")}`;

/** A row about the vehicle of a number, in which some cells may differ. */
export const rowAt = (at: number, cells: Cells = {}): Cells => ({
  reference: `R${at}`,
  vin: vinAt(at),
  make: "SEAT",
  model: "León",
  version: "1.5 TSI Xcellence",
  price: "18.990,00 €",
  kilometers: "45.300 km",
  registered: "17/04/2021",
  fuel: "Gasolina",
  transmission: "Manual",
  power: "96 kW (130 CV)",
  color: "Blanco Nevada",
  status: "",
  pictures: "",
  ...cells,
});

const names = Object.keys(testColumns) as (keyof typeof testColumns)[];

/** A feed of rows as CSV with semicolons. */
export const csvOf = (rows: readonly Cells[]): string =>
  [names.map((name) => testColumns[name]), ...rows.map((row) => names.map((name) => row[name] ?? ""))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";"))
    .join("\n")
    .concat("\n");
