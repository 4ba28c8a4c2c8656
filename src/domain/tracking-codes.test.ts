import { expect, test } from "vitest";
import { trackingCodes } from "./tracking-codes.ts";

test("the codes are those of the specification, each once", () => {
  expect(Object.values(trackingCodes).toSorted((a, b) => a - b)).toEqual([
    ...[1, 2, 3, 7, 8, 14, 15, 22, 23, 25, 26, 27, 28, 29],
    ...[34, 35, 36, 37, 40, 41, 42, 43, 44, 45, 46, 47],
  ]);
});
