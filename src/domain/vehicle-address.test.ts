import fc from "fast-check";
import { expect, test } from "vitest";
import { isVin, parseVehiclePath, vehiclePath } from "./vehicle-address.ts";

const leon = { kind: "car", brand: "SEAT", model: "León", version: "1.5 TSI FR", id: 12_345 } as const;

test("canonical paths", () => {
  expect(vehiclePath("es", leon)).toBe("/coches-ocasion/seat-leon-1-5-tsi-fr-00012345/");
  expect(vehiclePath("pt", leon)).toBe("/pt/carros-usados/seat-leon-1-5-tsi-fr-00012345/");
  expect(vehiclePath("es", { ...leon, kind: "motorbike", id: "87654321" })).toBe(
    "/motos-ocasion/seat-leon-1-5-tsi-fr-87654321/",
  );
});

test("a long name is cut between words and still recognised", () => {
  const path = vehiclePath("es", { ...leon, version: "edition ".repeat(40) });
  expect(path.length).toBeLessThan(130);
  expect(path).toMatch(/edition-00012345\/$/);
  expect(parseVehiclePath(path)).toMatchObject({ by: "id", id: "00012345" });
});

test.each([
  { id: 123_456_789 },
  { id: -1 },
  { id: 1.5 },
  { id: "" + "x" },
  { brand: "", model: "日", version: "" },
])("no address for %o", (changes) => {
  expect(() => vehiclePath("es", { ...leon, ...changes })).toThrow(RangeError);
});

test.each([
  [
    "/coches-ocasion/seat-leon-00012345/",
    { kind: "car", locale: "es", by: "id", id: "00012345", slug: "seat-leon" },
  ],
  ["/pt/motos-usadas/x-00000001/", { kind: "motorbike", locale: "pt", by: "id", id: "00000001", slug: "x" }],
  ["/coches-ocasion/VSSZZZ5FZKR000001/", { kind: "car", locale: "es", by: "vin", vin: "VSSZZZ5FZKR000001" }],
  [
    "/motos-ocasion/12345678901234567/",
    { kind: "motorbike", locale: "es", by: "vin", vin: "12345678901234567" },
  ],
])("%s is a vehicle", (path, expected) => {
  expect(parseVehiclePath(path)).toEqual(expected);
});

test.each([
  "/coches-ocasion/",
  "/coches-ocasion/seat-leon-00012345",
  "/coches-ocasion/seat-leon-1234567/",
  "/coches-ocasion/seat-leon-123456789/",
  "/coches-ocasion/00012345/",
  "/coches-ocasion/Seat-leon-00012345/",
  "/coches-ocasion/seat--leon-00012345/",
  "/coches-ocasion/vsszzz5fzkr000001/",
  "/coches-ocasion/VSSZZZ5FZKR00001/",
  "/coches-ocasion/a/seat-leon-00012345/",
  "/pt/coches-ocasion/seat-leon-00012345/",
  "/carros-usados/seat-leon-00012345/",
  "/coches-ocasion-madrid/",
  "/motos-de-ocasion/honda/",
  `/coches-ocasion/${"a".repeat(10_000)}-00012345/`,
])("%s is no vehicle", (path) => {
  expect(parseVehiclePath(path)).toBeUndefined();
});

test.each([
  ["VSSZZZ5FZKR000001", true],
  ["VSSZZZ5FZKR00000", false],
  ["VSSZZZ5FZKR0000011", false],
  ["vsszzz5fzkr000001", false],
  ["VSSZZZ5FZKR 00001", false],
])("VIN %s: %s", (text, expected) => {
  expect(isVin(text)).toBe(expected);
});

test("whatever the names, the path leads back to the vehicle", () => {
  const kinds = fc.constantFrom("car" as const, "motorbike" as const);
  const name = fc.string({ maxLength: 60, unit: "grapheme" });
  fc.assert(
    fc.property(
      fc.constantFrom("es" as const, "pt" as const),
      kinds,
      name,
      fc.integer({ min: 0, max: 99_999_999 }),
      (locale, kind, version, id) => {
        const path = vehiclePath(locale, { kind, brand: "Seat", model: "Ibiza", version, id });
        const expected = { kind, locale, by: "id", id: String(id).padStart(8, "0") };
        expect(parseVehiclePath(path)).toMatchObject(expected);
      },
    ),
  );
});
