import { expect, test } from "vitest";
import { newCode } from "./new-code.ts";

test("codes have six digits and come from the whole range", () => {
  const codes = Array.from({ length: 5_000 }, newCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  // Each tenth of the range is missed once in 10^228 runs.
  expect(new Set(codes.map(([first]) => first)).size).toBe(10);
  expect(new Set(codes).size).toBeGreaterThan(4_900);
});
