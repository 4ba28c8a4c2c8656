import { describe, expect, test } from "vitest";
import { tabulate } from "./curve.ts";
import { type Knot, spline } from "./spline.ts";

const bonnet: readonly Knot[] = [
  [0, 0.7],
  [0.5, 0.9],
  [1.2, 1],
  [2.5, 1.02],
];

describe("spline", () => {
  test("passes through its knots", () => {
    const curve = spline(bonnet);
    for (const [at, value] of bonnet) expect(curve(at)).toBeCloseTo(value, 12);
  });

  test("is a straight line through knots on a line, also beyond the ends", () => {
    const curve = spline([
      [0, 1],
      [1, 3],
      [4, 9],
    ]);
    for (const at of [-1, 0.3, 2.7, 6]) expect(curve(at)).toBeCloseTo(1 + 2 * at, 12);
  });

  test("goes on beyond the ends without a kink", () => {
    const curve = spline(bonnet);
    const slope = (at: number) => (curve(at + 1e-5) - curve(at - 1e-5)) / 2e-5;
    expect(slope(-1e-4)).toBeCloseTo(slope(1e-4), 3);
    expect(slope(2.5 + 1e-4)).toBeCloseTo(slope(2.5 - 1e-4), 3);
  });

  test("refuses knots that do not ascend, and none", () => {
    expect(() =>
      spline([
        [0, 1],
        [0, 2],
      ]),
    ).toThrow("ascend");
    expect(() => spline([])).toThrow("at least one");
  });
});

test("a table follows its curve within a hundredth of a millimetre and is level outside", () => {
  const curve = spline(bonnet);
  const table = tabulate(curve, 0, 2.5);
  for (let at = 0; at <= 2.5; at += 0.0137) expect(Math.abs(table(at) - curve(at))).toBeLessThan(1e-5);
  expect(table(-3)).toBe(table(0));
});
