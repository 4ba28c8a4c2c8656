import { expect, test } from "vitest";
import { stepShare } from "./step-progress.tsx";

test.each([
  [[], { current: 1, total: 4, share: 0.25 }],
  [[3], { current: 3, total: 4, share: 0.75 }],
  [[2, 5], { current: 2, total: 5, share: 0.4 }],
  [[7, 5], { current: 5, total: 5, share: 1 }],
  [[-1, 5], { current: 0, total: 5, share: 0 }],
  [[1, 0], { current: 1, total: 1, share: 1 }],
  [[1.9, 4.2], { current: 1, total: 4, share: 0.25 }],
  [[Number.NaN, Number.POSITIVE_INFINITY], { current: 1, total: 4, share: 0.25 }],
] as [[number?, number?], object][])("%j gives %j", (values, expected) => {
  expect(stepShare(...values)).toEqual(expected);
});
