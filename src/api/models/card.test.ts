import { expect, test } from "vitest";
import { toCard, versionIn } from "./card.ts";

test.each([
  ["Seat León 1.5 TSI FR", "1.5 TSI FR"],
  ["SEAT LEON 1.5 TSI FR", "1.5 TSI FR"],
  ["León 1.5 TSI FR", "1.5 TSI FR"],
  ["Seat León", ""],
  ["1.5 TSI FR", "1.5 TSI FR"],
  ["Leónidas 1.5", "Leónidas 1.5"],
  ["", ""],
])("of %j a card shows %j beside make and model", (description, version) => {
  expect(versionIn(description, "Seat", "León")).toBe(version);
});

test("a vehicle is called by its description where there is no make, and once", () => {
  const vin = "VSSZZZ5FZKR012345";
  expect(toCard({ vin, commercialDescription: "Remolque" }, "es")).toMatchObject({
    model: "Remolque",
    commercialDescription: "",
  });
  expect(toCard({ vin }, "es").model).toBe(vin);
});
