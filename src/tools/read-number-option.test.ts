import { expect, test } from "vitest";
import { readNumberOption } from "./read-number-option.ts";

const limits = { min: 1, max: 100 };

test.each([
  [["--vehicles", "12"], 12],
  [["--vehicles=100"], 100],
  [["--other", "5"], undefined],
  [[], undefined],
])("%j gives %s", (args, expected) => {
  expect(readNumberOption(args, "vehicles", limits)).toBe(expected);
});

test.each([
  [["--vehicles"]],
  [["--vehicles", "0"]],
  [["--vehicles", "101"]],
  [["--vehicles=1.5"]],
  [["--vehicles", "x"]],
])("%j is refused", (args) => {
  expect(() => readNumberOption(args, "vehicles", limits)).toThrow(
    "--vehicles takes a whole number from 1 to 100.",
  );
});
