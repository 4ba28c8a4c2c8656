import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { throttle } from "./open-preview.ts";
import {
  atScale,
  held,
  maximumScale,
  neighbour,
  pinchedScale,
  restingView,
  type Size,
  snapScale,
  swiped,
  viewAfter,
} from "./preview-view.ts";

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
    [1200, 360, 1200 / 360],
    [1200, 1000, 2],
    [0, 0, 2],
    [1200, 0, 2],
  ])("a file of %i pixels shown on %i may be enlarged", (natural, fitted, most) => {
    expect(maximumScale(natural, fitted)).toBeCloseTo(most);
  });

  test("steps lead from the smallest to the largest and back to the fitted size", () => {
    let view = restingView;
    for (let step = 0; step < 20; step += 1) view = viewAfter(view, "in", 3);
    expect(view.scale).toBe(3);
    for (let step = 0; step < 20; step += 1) view = viewAfter(view, "out", 3);
    expect(view.scale).toBe(0.5);
    for (let step = 0; step < 3; step += 1) view = viewAfter(view, "in", 3);
    expect(view.scale).toBe(1);
  });

  test("the first step back from a picture that was stretched too far begins at the most", () => {
    expect(viewAfter({ ...restingView, scale: 4.5 }, "out", 3).scale).toBeCloseTo(2.4);
    expect(viewAfter({ ...restingView, scale: 4.5 }, "in", 3).scale).toBe(3);
  });

  test("what was in the middle of the stage stays there", () => {
    expect(atScale({ scale: 1.5, rotation: 90, x: 30, y: 10 }, 3, 4)).toEqual({
      scale: 3,
      rotation: 90,
      x: 60,
      y: 20,
    });
  });
});

test.each([
  [1, 100, 200, 2],
  [1, 100, 10, 0.5],
  [2, 100, 1000, 4.5],
  [1, 0, 300, 1],
])("two fingers from scale %d at %d to %d pixels: %d, where 3 is the most", (scale, from, to, expected) => {
  expect(pinchedScale(scale, from, to, 3)).toBe(expected);
});

test("quarter turns go on counting, and bring back to the middle", () => {
  expect(viewAfter(restingView, "left", 3).rotation).toBe(-90);
  const full = [1, 2, 3, 4].reduce((view) => viewAfter(view, "right", 3), restingView);
  expect(full.rotation).toBe(360);
  expect(viewAfter({ ...restingView, x: 5, y: 5 }, "right", 3)).toMatchObject({ x: 0, y: 0 });
  expect(viewAfter({ scale: 2, rotation: 90, x: 5, y: 5 }, "reset", 3)).toEqual(restingView);
});

describe("moving", () => {
  const fitted: Size = [400, 300];
  const stage: Size = [400, 600];

  test("a picture that fits in lies in the middle", () => {
    expect(held({ ...restingView, x: 50, y: 50 }, fitted, stage)).toEqual(restingView);
    expect(held({ ...restingView, scale: 0.5, rotation: 90, x: 40, y: 20 }, fitted, stage)).toMatchObject({
      x: 0,
      y: 0,
    });
  });

  test("an enlarged one moves to its edges, also when it lies on its side", () => {
    const near = { ...restingView, scale: 3 };
    expect(held({ ...near, x: 9999, y: -9999 }, fitted, stage)).toMatchObject({ x: 400, y: -150 });
    for (const rotation of [90, -90, 270])
      expect(held({ ...near, rotation, x: 9999, y: 9999 }, fitted, stage)).toMatchObject({ x: 250, y: 300 });
    expect(held({ ...near, rotation: -180, x: 9999, y: -9999 }, fitted, stage)).toMatchObject({
      x: 400,
      y: -150,
    });
  });

  test("it never shows more of the stage than it must", () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(number, number, fc.double({ min: 1, max: 4, noNaN: true }), (x, y, scale) => {
        const view = held({ ...restingView, scale, x, y }, fitted, stage);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(Math.max(0, (400 * scale - 400) / 2) + 1e-9);
        expect(Math.abs(view.y)).toBeLessThanOrEqual(Math.max(0, (300 * scale - 600) / 2) + 1e-9);
      }),
    );
  });
});

test.each([
  [60, 0, -1],
  [-60, 20, 1],
  [40, 0, 0],
  [60, 60, 0],
  [0, 100, 0],
])("a stroke of %d, %d leads %i pictures on", (dx, dy, step) => {
  expect(swiped(dx, dy)).toBe(step);
});

test.each([
  [0, -1, 3, 2],
  [2, 1, 3, 0],
  [1, 1, 3, 2],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])("from %i by %i of %i is %i", (index, step, count, expected) => {
  expect(neighbour(index, step, count)).toBe(expected);
});

test("of a turning wheel one step in 80 ms counts", () => {
  const take = throttle(80);
  expect([0, 30, 79, 80, 120, 161].map(take)).toEqual([true, false, false, true, false, true]);
});
