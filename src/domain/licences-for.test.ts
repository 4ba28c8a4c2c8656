import { expect, test } from "vitest";
import { engineSizeOf } from "./engine-size.ts";
import { licencesFor } from "./licences-for.ts";

const motorbike = (power: number, displacement: number | null) => ({
  kind: "motorbike" as const,
  power,
  displacement,
});

test.each([
  [motorbike(15, 125), "b,a1,a2,a"],
  [motorbike(3, 50), "b,a1,a2,a"],
  [motorbike(5, null), "b,a1,a2,a"],
  [motorbike(16, 125), "a2,a"],
  [motorbike(15, 150), "a2,a"],
  [motorbike(48, 689), "a2,a"],
  [motorbike(49, 689), "a"],
  [motorbike(46, null), "a2,a"],
  [motorbike(110, null), "a"],
  [{ kind: "car" as const, power: 300, displacement: 1998 }, "b"],
])("%j is driven with %s", (vehicle, licences) => {
  expect(licencesFor(vehicle).join()).toBe(licences);
});

test.each([
  [50, "125"],
  [125, "125"],
  [126, "500"],
  [500, "500"],
  [749, "750"],
  [1000, "1000"],
  [1001, "more"],
  [null, undefined],
])("%s cc are of the size %s", (displacement, size) => {
  expect(engineSizeOf(displacement)).toBe(size);
});
