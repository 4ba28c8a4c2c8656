import { describe, expect, test } from "vitest";
import { moveHandle, nearestHandle, settle } from "./move-handle.ts";
import { sliderProblems } from "./slider.tsx";
import { shownHandles, sliderStyle } from "./slider-rules.ts";
import { handlesOf, type SliderScale, sliderDefaults } from "./slider-scale.ts";

test("without options a slider runs from 0 to 100 by 1", () => {
  expect(sliderDefaults).toMatchObject({ min: 0, max: 100, step: 1 });
  expect(sliderProblems(100, {})).toEqual([]);
  expect(settle(33.4, {})).toBe(33);
});

describe("what is wrong", () => {
  test.each<[unknown, SliderScale, string[]]>([
    [50, {}, []],
    [[20, 80], {}, []],
    [[80, 20], { order: false }, []],
    [0.3, { min: 0, max: 1, step: 0.1 }, []],
    ["50", {}, ["type"]],
    [Number.NaN, {}, ["type"]],
    [undefined, {}, ["type"]],
    [[1], {}, ["type"]],
    [[1, 2, 3], {}, ["type"]],
    [[1, null], {}, ["type"]],
    [50, { step: 7 }, ["interval"]],
    [50, { step: 0 }, ["interval"]],
    [-1, {}, ["min"]],
    [[-1, 101], {}, ["min", "max"]],
    [[20, 80], { order: false, minRange: 10 }, ["order"]],
    [[20, 80], { order: false, maxRange: 10 }, ["order"]],
    [500, { max: 99, step: 10 }, ["interval", "max"]],
  ])("%j with %j: %j", (value, scale, problems) => {
    expect(sliderProblems(value, scale)).toEqual(problems);
  });
});

test.each<[unknown, number[]]>([
  [5, [5]],
  [
    [1, 2],
    [1, 2],
  ],
  ["5", []],
  [[1], []],
])("the handles of %j are %j", (value, handles) => {
  expect(handlesOf(value)).toEqual(handles);
});

describe("moving", () => {
  test.each<[number[], number, number, SliderScale, number[]]>([
    [[50], 0, 61.2, {}, [61]],
    [[50], 0, 900, {}, [100]],
    [[50], 0, -3, {}, [0]],
    [[20, 80], 0, 30, {}, [30, 80]],
    [[20, 80], 0, 95, {}, [80, 80]],
    [[20, 80], 1, 5, {}, [20, 20]],
    [[20, 80], 0, 79, { minRange: 10 }, [70, 80]],
    [[20, 80], 1, 25, { minRange: 10 }, [20, 30]],
    [[20, 30], 1, 90, { maxRange: 40 }, [20, 60]],
    [[60, 80], 0, 10, { maxRange: 40 }, [40, 80]],
    [[20, 80], 0, 95, { order: false }, [95, 80]],
    [[20, 80], 0, 95, { order: false, minRange: 10 }, [95, 80]],
    [[0, 5_000], 1, 12_740, { max: 50_000, step: 500 }, [0, 12_500]],
  ])("%j, handle %i to %d with %j: %j", (handles, moved, to, scale, expected) => {
    expect(moveHandle(handles, moved, to, scale)).toEqual(expected);
  });
});

test.each<[number[], number, number]>([
  [[50], 90, 0],
  [[20, 80], 10, 0],
  [[20, 80], 49, 0],
  [[20, 80], 51, 1],
  [[40, 40], 60, 1],
  [[40, 40], 20, 0],
])("of %j a press at %d means handle %i", (handles, to, expected) => {
  expect(nearestHandle(handles, to)).toBe(expected);
});

test.each<[unknown, number, SliderScale, number[]]>([
  [40, 1, {}, [40]],
  [Number.NaN, 1, { min: 5 }, [5]],
  [[20, 80], 2, {}, [20, 80]],
  [20, 2, { max: 50 }, [0, 50]],
  [[-1, 101], 2, {}, [0, 100]],
])("%j with %i handles is shown at %j: %j", (value, count, scale, expected) => {
  expect(shownHandles(value, count, scale)).toEqual(expected);
});

test.each<[number[], SliderScale, [from: number, to: number, isLowOnTop: boolean]]>([
  [[40], {}, [0, 40, false]],
  [[90], {}, [0, 90, false]],
  [[20, 80], {}, [20, 80, false]],
  [[80, 80], {}, [80, 80, true]],
  [[5_000, 20_000], { max: 50_000 }, [10, 40, false]],
  [[3, 3], { min: 3, max: 3 }, [0, 0, false]],
])("%j on %j is rendered as %j", (handles, scale, [from, to, isLowOnTop]) => {
  expect(sliderStyle(handles, scale)).toEqual({ from, to, isLowOnTop });
});
