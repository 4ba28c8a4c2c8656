import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  atScale,
  maximumScale,
  moved,
  neighbour,
  pinchedScale,
  restingView,
  rotated,
  snapScale,
  swiped,
  zoomed,
} from "./preview-view.ts";
import { throttle } from "./throttle.ts";

const size = (width: number, height: number) => ({ width, height });

describe("scale", () => {
  test.each([
    [0.94, 0.94],
    [0.96, 1],
    [1.04, 1],
    [1.06, 1.06],
    [2.94, 2.94],
    [2.96, 3],
    [3.04, 3],
    [3.06, 3.06],
  ])("%d snaps to %d, where 3 is the most", (scale, snapped) => {
    expect(snapScale(scale, 3)).toBe(snapped);
  });

  test.each([
    [size(1200, 900), size(360, 270), 1200 / 360],
    [size(1200, 900), size(1000, 750), 2],
    [size(0, 0), size(0, 0), 2],
  ])("a file of %o shown at %o may be enlarged", (natural, fitted, most) => {
    expect(maximumScale(natural, fitted)).toBeCloseTo(most);
  });

  test("steps lead from the smallest to the largest and back to the fitted size", () => {
    let view = restingView;
    for (let step = 0; step < 20; step += 1) view = zoomed(view, "in", 3);
    expect(view.scale).toBe(3);
    for (let step = 0; step < 20; step += 1) view = zoomed(view, "out", 3);
    expect(view.scale).toBe(0.5);
    for (let step = 0; step < 3; step += 1) view = zoomed(view, "in", 3);
    expect(view.scale).toBe(1);
  });

  test("what fits in lies in the middle", () => {
    expect(atScale({ scale: 2, rotation: 90, x: 40, y: -20 }, 1.02, 3)).toEqual({
      scale: 1,
      rotation: 90,
      x: 0,
      y: 0,
    });
    expect(atScale({ scale: 1.5, rotation: 0, x: 30, y: 10 }, 3, 4)).toMatchObject({ x: 60, y: 20 });
  });
});

describe("two fingers", () => {
  test.each([
    [1, 100, 200, 2],
    [1, 100, 10, 0.5],
    [2, 100, 1000, 4.5],
    [1, 0, 300, 1],
  ])("from scale %d at %d to %d pixels: %d, where 3 is the most", (scale, from, to, expected) => {
    expect(pinchedScale({ scale, distance: from }, to, 3)).toBe(expected);
  });
});

test("quarter turns go on counting", () => {
  expect(rotated(restingView, "left").rotation).toBe(-90);
  const full = [1, 2, 3, 4].reduce((view) => rotated(view, "right"), restingView);
  expect(full.rotation).toBe(360);
  expect(rotated({ ...restingView, x: 5, y: 5 }, "right")).toMatchObject({ x: 0, y: 0 });
});

describe("moving", () => {
  const fitted = size(400, 300);
  const stage = size(400, 600);

  test("a picture that fits in does not move", () => {
    expect(moved(restingView, { x: 50, y: 50 }, fitted, stage)).toEqual(restingView);
  });

  test("an enlarged one moves to its edges, also when it lies on its side", () => {
    const near = { ...restingView, scale: 3 };
    expect(moved(near, { x: 9999, y: -9999 }, fitted, stage)).toMatchObject({ x: 400, y: -150 });
    expect(moved({ ...near, rotation: 90 }, { x: 9999, y: 9999 }, fitted, stage)).toMatchObject({
      x: 250,
      y: 300,
    });
  });

  test("it never shows more of the stage than it must", () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(number, number, fc.double({ min: 1, max: 4, noNaN: true }), (x, y, scale) => {
        const view = moved({ ...restingView, scale }, { x, y }, fitted, stage);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (400 * scale - 400) / 2) + 1e-9);
        expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (300 * scale - 600) / 2) + 1e-9);
      }),
    );
  });
});

test.each([
  [60, 0, "previous"],
  [-60, 20, "next"],
  [40, 0, undefined],
  [60, 60, undefined],
  [0, 100, undefined],
])("a stroke of %d, %d asks for %s", (dx, dy, asked) => {
  expect(swiped(dx, dy)).toBe(asked);
});

test.each([
  [0, "previous", 3, 2],
  [2, "next", 3, 0],
  [1, "next", 3, 2],
  [0, "next", 1, 0],
  [0, "next", 0, 0],
] as const)("from %i to the %s of %i is %i", (index, direction, count, expected) => {
  expect(neighbour(index, direction, count)).toBe(expected);
});

test("of a turning wheel one step in 80 ms counts", () => {
  const take = throttle(80);
  expect([0, 30, 79, 80, 120, 161].map(take)).toEqual([true, false, false, true, false, true]);
});
