import { expect, test } from "vitest";
import { meaningOf, stepOf } from "./open-preview.ts";

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
    [80, 0],
    [-80, 0],
    [0, 80],
    [0, -80],
  ]);
  expect(meaningOf("-", true)).toBe("out");
});

test("two commands lead to another picture", () => {
  expect(["previous", "next", "in", "retry"].map((command) => stepOf[command])).toEqual([
    -1,
    1,
    undefined,
    undefined,
  ]);
});
