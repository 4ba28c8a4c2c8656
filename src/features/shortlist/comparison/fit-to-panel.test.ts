import { expect, test } from "vitest";
import { goneVehicles } from "./fit-to-panel.ts";

const [a, b, c] = ["a", "b", "c"].map((vin) => ({ vin, name: vin.toUpperCase() })) as [
  { vin: string; name: string },
  { vin: string; name: string },
  { vin: string; name: string },
];

test.each([
  ["all are shown", [a, b], ["a", "b"], ["a", "b"], []],
  ["one is sold", [a, b], ["a", "b"], ["a"], [b]],
  ["one was added since", [a, b, c], ["a", "b"], ["a", "b"], []],
  ["none is left", [a], ["a"], [], [a]],
  ["nothing was asked", [a], [""], [""], []],
])("%s", (_, list, asked, shown, expected) => {
  expect(goneVehicles(list, asked, shown)).toEqual(expected);
});
