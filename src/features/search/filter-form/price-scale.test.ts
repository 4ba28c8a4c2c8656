import { expect, test } from "vitest";
import { sliderProblems } from "#ui/slider/slider.tsx";
import { limitsOf, priceScale, settingOf } from "./price-scale.ts";

test.each([
  [
    { min: 3_140, max: 18_990 },
    { min: 3_100, max: 19_000, step: 100 },
  ],
  [
    { min: 2_990, max: 89_990 },
    { min: 2_500, max: 90_000, step: 500 },
  ],
  [
    { min: 990, max: 1_250_000 },
    { min: 0, max: 1_250_000, step: 10_000 },
  ],
  [
    { min: 9_000, max: 9_001 },
    { min: 9_000, max: 9_100, step: 100 },
  ],
  [{ min: 9_000, max: 9_000 }, undefined],
  [{ min: 0, max: 99_999_999 }, undefined],
  [undefined, undefined],
])("prices %j have the scale %j", (range, scale) => {
  expect(priceScale(range)).toEqual(scale);
});

test("every scale is one that the slider accepts", () => {
  for (let max = 1_000; max < 5_000_000; max = Math.ceil(max * 1.37)) {
    const scale = priceScale({ min: 777, max });
    expect(scale && sliderProblems([scale.min, scale.max], scale)).toEqual([]);
  }
});

const scale = { min: 2_500, max: 90_000, step: 500 };

test("an end of the scale is no limit", () => {
  expect(limitsOf([2_500, 90_000], scale)).toEqual(["", ""]);
  expect(limitsOf([3_000, 15_000], scale)).toEqual(["3000", "15000"]);
});

test.each([
  [undefined, undefined, [2_500, 90_000]],
  [5_000, 12_000, [5_000, 12_000]],
  [12_000, 5_000, [5_000, 12_000]],
  [1, 9_999_999, [2_500, 90_000]],
] as const)("%j to %j stands at %j", (from, to, expected) => {
  expect(settingOf(from, to, scale)).toEqual(expected);
});
