import { expect, test } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import { priceDropState } from "./price-drops-part.tsx";

const { card } = sampleVehicle;
const drop = { vin: card.vin, active: true, createTime: "2026-11-01T10:00:00Z", initialPrice: 20_000 };

test.each([
  [{ ...drop }, "dropGone"],
  [{ ...drop, card: { ...card, bought: true } }, "dropSold"],
  [{ ...drop, card: { ...card, bought: false, reserved: true } }, "dropReserved"],
  [{ ...drop, card: { ...card, reserved: false }, currentPrice: 20_000 }, "dropSame"],
  [{ ...drop, card: { ...card, reserved: false }, currentPrice: 19_999.5 }, "dropCheaper"],
  [{ ...drop, card: { ...card, reserved: false }, currentPrice: 21_000 }, "dropDearer"],
] as const)("what became of a vehicle: %#", (followed, state) => {
  expect(priceDropState(followed)).toBe(state);
});
