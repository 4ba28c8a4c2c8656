import { describe, expect, test } from "vitest";
import { meshPanel, type Point, polygonDistance, smoothOutline } from "./outline-field.ts";

const square: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

describe("polygonDistance", () => {
  test.each([
    [0.5, 0.5, -0.5],
    [0.9, 0.5, -0.1],
    [1.5, 0.5, 0.5],
    [2, 2, Math.SQRT2],
    [0.5, 0, 0],
  ])("at %d, %d it is %d", (x, y, distance) => {
    expect(polygonDistance(square, x, y)).toBeCloseTo(distance, 9);
  });
});

test("a smoothed outline keeps its points", () => {
  const smooth = smoothOutline(square, 4);
  expect(smooth).toHaveLength(16);
  for (const corner of square) expect(smooth).toContainEqual(corner);
});

test("a panel with an inner gap is a pair: nothing is left on the centre line", () => {
  const { positions } = meshPanel(
    { outline: square.map(([x, y]): Point => [x / 4, y / 4]), width: [[0, 0.2]], round: 0.02, inner: 0.1 },
    0.02,
  );
  const sides = positions.filter((_, i) => i % 3 === 2);
  expect(sides.length).toBeGreaterThan(100);
  expect(Math.min(...sides.map(Math.abs))).toBeGreaterThan(0.08);
  expect(Math.max(...sides)).toBeCloseTo(0.2, 1);
  expect(Math.min(...sides)).toBeCloseTo(-0.2, 1);
});
