import { expect, test } from "vitest";
import { postalAreaOf } from "./postal-areas.ts";

test.each([
  ["28013", "Madrid"],
  ["08 940", "Barcelona"],
  [" 52001 ", "Melilla"],
  ["1950-421", "Lisboa"],
  ["1950421", "Lisboa"],
  ["8000", "Faro"],
  ["00123", undefined],
  ["53001", undefined],
  ["0950-421", undefined],
  ["123", undefined],
  ["280133", undefined],
  ["Madrid", undefined],
  ["", undefined],
])("%j lies at %s", (input, name) => {
  expect(postalAreaOf(input)?.name).toBe(name);
});
