import { expect, test } from "vitest";
import { reservedText, totalText } from "./total-text.ts";

test.each([
  ["es", { total: 12_345, reserved: 0 }, "12 345 vehículos"],
  ["es", { total: 1, reserved: 1 }, "1 vehículo · 1 reservado"],
  ["es", { total: 0, reserved: 12 }, "0 vehículos · 12 reservados"],
  ["pt", { total: 12_345, reserved: 12 }, "12 345 veículos · 12 reservados"],
  ["pt", { total: 1, reserved: 1 }, "1 veículo · 1 reservado"],
] as const)("in %s, %j is %s", (locale, totals, text) => {
  expect(totalText(locale, totals).replace(/(\d)\D(\d)/, "$1 $2")).toBe(text);
});

test("nothing is said of no reserved ones", () => {
  expect(reservedText("es", 0)).toBe("");
});
