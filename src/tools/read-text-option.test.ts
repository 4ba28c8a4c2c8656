import { expect, test } from "vitest";
import { readTextOption } from "./read-text-option.ts";

test.each([
  [["--only", "pages,files"], "pages,files"],
  [["--minutes", "2", "--only=pages"], "pages"],
  [["--only"], ""],
  [["--only="], ""],
  [["--onlyfiles", "x"], undefined],
  [[], undefined],
])("%j gives %s", (args, expected) => {
  expect(readTextOption(args, "only")).toBe(expected);
});
