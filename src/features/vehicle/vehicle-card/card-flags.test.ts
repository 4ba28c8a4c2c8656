import { expect, test } from "vitest";
import { cardFlags } from "./card-flags.ts";

const plain = { bought: false, reserved: false, promo: false, lowCost: false, highlightedVehicle: false };

test.each([
  [{}, []],
  [{ lowCost: true }, ["lowCost"]],
  [{ promo: true, lowCost: true, highlightedVehicle: true }, ["promo", "lowCost"]],
  [{ reserved: true, promo: true }, ["reserved"]],
  [{ bought: true, reserved: true, highlightedVehicle: true }, ["bought"]],
] as const)("%j shows %j", (flags, shown) => {
  expect(cardFlags({ ...plain, ...flags })).toEqual(shown);
});
