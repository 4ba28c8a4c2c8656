import { describe, expect, test } from "vitest";
import { readRow } from "./read-row.ts";
import { readTable } from "./read-table.ts";

describe("readTable", () => {
  test("reads one row a line and skips blank lines", () => {
    const rows = readTable(
      "colours",
      `
      red  | 1 | -2.5 | warm, loud

      blue | 2 | 3    |
      `,
    );
    expect(rows.map((row) => [row.text(), row.whole(), row.decimal(), row.list()])).toEqual([
      ["red", 1, -2.5, ["warm", "loud"]],
      ["blue", 2, 3, []],
    ]);
  });

  test.each([
    ["a missing cell", "a |", (row: ReturnType<typeof readRow>) => [row.text(), row.text()]],
    ["a number that is none", "1x", (row: ReturnType<typeof readRow>) => row.whole()],
    ["a decimal that is none", "1,5", (row: ReturnType<typeof readRow>) => row.decimal()],
    ["a value outside its list", "green", (row: ReturnType<typeof readRow>) => row.oneOf(["red", "blue"])],
  ])("names table and row for %s", (_, line, read) => {
    expect(() => read(readRow("colours", line))).toThrow(/^colours: .* in ".*"$/);
  });
});
