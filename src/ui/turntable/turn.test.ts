import { expect, test } from "vitest";
import { degreesOf, frameAfterKey, stepsOf, turnedFrame } from "./turn.ts";

test.each([
  [0, 1, 24, 1],
  [23, 1, 24, 0],
  [0, -1, 24, 23],
  [3, -50, 24, 1],
  [5, 48, 24, 5],
  [0, 3, 0, 0],
])("frame %i, %i further, of %i is %i", (frame, steps, count, expected) => {
  expect(turnedFrame(frame, steps, count)).toBe(expected);
});

test.each([
  [0, 24, 0],
  [1, 24, 15],
  [23, 24, 345],
  [1, 7, 51],
  [0, 0, 0],
])("frame %i of %i stands at %i degrees", (frame, count, degrees) => {
  expect(degreesOf(frame, count)).toBe(degrees);
});

test.each([
  [-360, 360, 24, 12],
  [360, 360, 24, -12],
  [-30, 360, 24, 1],
  [5, 360, 24, 0],
  [100, 0, 24, 0],
])("a stroke of %i pixels on %i turns %i frames by %i", (dx, width, count, steps) => {
  expect(stepsOf(dx, width, count)).toBe(steps);
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, 23],
  ["ArrowUp", 23, 0],
  ["ArrowDown", 5, 4],
  ["PageUp", 0, 6],
  ["PageDown", 0, 18],
  ["Home", 9, 0],
  ["End", 9, 23],
  ["a", 9, undefined],
])("%s leads from frame %i to %s", (key, frame, expected) => {
  expect(frameAfterKey(key, frame, 24)).toBe(expected);
});
