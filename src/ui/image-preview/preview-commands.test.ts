import { expect, test } from "vitest";
import { isAboutView, meaningOf, viewAfter } from "./preview-commands.ts";
import { restingView } from "./preview-view.ts";

test.each([
  ["ArrowLeft", "previous"],
  ["ArrowRight", "next"],
  ["+", "in"],
  ["=", "in"],
  ["-", "out"],
  ["0", "reset"],
  ["r", "right"],
  ["R", "left"],
  ["ArrowUp", undefined],
  ["a", undefined],
] as const)("%s asks for %s where the picture fits in", (key, command) => {
  expect(meaningOf(key, false)).toBe(command);
});

test("the arrows lead about an enlarged picture, other keys mean the same", () => {
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => meaningOf(key, true))).toEqual([
    { x: 80, y: 0 },
    { x: -80, y: 0 },
    { x: 0, y: 80 },
    { x: 0, y: -80 },
  ]);
  expect(meaningOf("-", true)).toBe("out");
});

test("another picture may be asked for while none is shown, another view may not", () => {
  expect(["in", "out", "reset", "left", "right"].every(isAboutView)).toBe(true);
  expect(["previous", "next", "retry", "close"].some(isAboutView)).toBe(false);
});

const sizes = { fitted: { width: 400, height: 300 }, stage: { width: 400, height: 600 }, maximum: 3 };

test.each([
  ["in", { scale: 1.25 }],
  ["out", { scale: 0.8 }],
  ["left", { rotation: -90 }],
  ["right", { rotation: 90 }],
  ["reset", {}],
] as const)("%s", (command, expected) => {
  expect(viewAfter(restingView, command, sizes)).toEqual({ ...restingView, ...expected });
});

test("one step back from a picture that was stretched too far begins at the most, and keeps it within its edges", () => {
  expect(viewAfter({ ...restingView, scale: 4.5 }, "out", sizes).scale).toBeCloseTo(2.4);
  const shifted = viewAfter({ ...restingView, scale: 3, x: 400, y: 150 }, "out", sizes);
  expect(shifted.x).toBeLessThanOrEqual((400 * shifted.scale - 400) / 2);
  expect(shifted.y).toBeLessThanOrEqual((300 * shifted.scale - 600) / 2);
});
