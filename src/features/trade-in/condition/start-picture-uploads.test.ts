import { expect, test } from "vitest";
import { fitWithin } from "./start-picture-uploads.ts";

test.each([
  [4_000, 3_000, 2_560, 1_920],
  [3_000, 4_000, 1_920, 2_560],
  [800, 600, 800, 600],
  [2_560, 2_560, 2_560, 2_560],
  [30_000, 2, 2_560, 1],
  [1, 1, 1, 1],
])("%i × %i is sent as %i × %i", (width, height, fittedWidth, fittedHeight) => {
  expect(fitWithin({ width, height }, 2_560)).toEqual({ width: fittedWidth, height: fittedHeight });
});
