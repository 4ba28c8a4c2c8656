import { expect, test } from "vitest";
import { growth } from "./measure-soak.ts";

test.each([
  [[1, 50, 100, 100], 0],
  [[1, 1, 100, 100, 100, 100, 110, 110], 10],
  [[200, 150, 100, 90], -10],
])("what warming up takes is left out: %j", (values, percent) => {
  expect(growth(values)).toBeCloseTo(percent);
});

test("a few values tell nothing", () => {
  expect(() => growth([1, 2, 3])).toThrow("too few");
});
