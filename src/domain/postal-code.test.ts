import { expect, test } from "vitest";
import { readPostalCode } from "./postal-code.ts";

test.each([
  ["28001", "28001"],
  [" 28 001", "28001"],
  ["1000-001", "1000-001"],
  ["1000001", "1000-001"],
  ["1000", "1000"],
  ["00123", "00123"],
  ["280", undefined],
  ["280011", undefined],
  ["Madrid", undefined],
  ["<28001>", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j is %s", (text, code) => {
  expect(readPostalCode(text)).toBe(code);
});
