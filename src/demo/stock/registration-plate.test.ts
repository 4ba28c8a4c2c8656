import fc from "fast-check";
import { expect, test } from "vitest";
import { registrationPlate } from "./registration-plate.ts";

test.each([
  ["ES", "2019-09-20", "0000 LBB"],
  ["ES", "2022-08-20", "0000 LZB"],
  ["ES", "2026-11-26", "0000 NTB"],
  ["ES", "1998-01-01", "0000 BBB"],
  ["PT", "2019-12-31", "00 ZR 00"],
  ["PT", "2020-03-03", "AA 00 AA"],
  ["PT", "2026-11-26", "BO 00 AA"],
] as const)("in %s a vehicle of %s shows %s", (country, registered, plate) => {
  expect(registrationPlate(country, registered, 0)).toBe(plate);
});

test("later vehicles have later series, and all digits are noughts", () => {
  const day = fc.integer({ min: 0, max: 6200 }).map((days) => {
    const date = new Date(Date.UTC(2010, 0, 1) + days * 86_400_000);
    return date.toISOString().slice(0, 10);
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(day, share, (registered, of) => {
      expect(registrationPlate("ES", registered, of)).toMatch(/^0000 [BCDFGHJKLMNP][B-Z]{2}$/);
      expect(registrationPlate("PT", registered, of)).toMatch(/^(00 [A-Z]{2} 00|[A-Z]{2} 00 [A-Z]{2})$/);
    }),
  );
  fc.assert(
    fc.property(day, day, (a, b) => {
      const [early, late] = [a, b].toSorted();
      expect(registrationPlate("ES", early ?? "", 0) <= registrationPlate("ES", late ?? "", 0)).toBe(true);
    }),
  );
});
