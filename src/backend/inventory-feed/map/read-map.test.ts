import { expect, test } from "vitest";
import { parseMap } from "./read-map.ts";

const columns = {
  ...{ vin: "VIN", dealer: "D", make: "M", model: "N", price: "P", kilometers: "K", registered: "R" },
  ...{ fuel: "F", color: "C" },
};
const parse = (map: object) => parseMap(JSON.stringify({ source: "norte", columns, ...map }), "map.json");

test("a map of the columns that are needed is one, and the rest has its usual form", () => {
  expect(parse({})).toMatchObject({ language: "es", dateOrder: "dmy", listSeparator: "|", newModels: {} });
});

test("what is needed may stand in values", () => {
  const { dealer: _, ...others } = columns;
  expect(() => parse({ columns: others })).toThrow("columns.dealer: is needed, or values.dealer");
  expect(parse({ columns: others, values: { dealer: "ES107" } }).values.dealer).toBe("ES107");
});

test.each<[what: string, map: object, named: string]>([
  ["a source that is no name", { source: "Grupo Norte" }, "source:"],
  ["a field that there is not", { columns: { ...columns, colour: "C" } }, "columns"],
  ["a column without a name", { columns: { ...columns, price: { unit: "cents" } } }, "columns.price"],
  [
    "a unit of something else",
    { columns: { ...columns, price: { column: "P", unit: "km" } } },
    "columns.price.unit",
  ],
  [
    "a unit of what has none",
    { columns: { ...columns, fuel: { column: "F", unit: "l" } } },
    "columns.fuel.unit",
  ],
  [
    "a column for the unit of what has none",
    { columns: { ...columns, fuel: { column: "F", unitColumn: "U" } } },
    "columns.fuel.unitColumn",
  ],
  ["several columns of what is one", { columns: { ...columns, price: ["P", "Q"] } }, "columns.price"],
  ["words of what is no word", { words: { price: { mucho: "1" } } }, "words"],
  ["another decimal sign", { decimal: ";" }, "decimal"],
  ["a model without letters", { newModels: { BYD: ["—"] } }, "newModels"],
  ["something else", { sauce: "norte" }, "sauce"],
])("%s is named", (_, map, named) => {
  expect(() => parse(map)).toThrow(named);
});

test("what is no JSON is named with the map's file", () => {
  expect(() => parseMap("{ source: norte }", "map.json")).toThrow(/^map\.json: it is no JSON/);
});
