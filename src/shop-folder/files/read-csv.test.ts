import { expect, test } from "vitest";
import { z } from "zod";
import { cells } from "./cells.ts";
import { readCsv } from "./read-csv.ts";

const file = "paints.csv";

const row = z.object({
  name: cells.text,
  count: cells.whole,
  share: cells.optional(cells.decimal),
  kind: cells.oneOf(["matt", "gloss"]),
  tags: cells.listOf(["warm", "loud"]),
  sold: cells.flag,
});

const read = (text: string) => readCsv({ file, text }, row, ({ name }) => name);
const head = "name,count,share,kind,tags,sold";

test("reads a row a line, by the names of the columns, and skips empty lines", () => {
  const text = `\uFEFFcount,name,share,kind,tags,sold\r\n1,"red, dark",-2.5,matt,warm; loud,yes\r\n\r\n2,blue,,gloss,,\r\n`;
  expect(read(text)).toEqual([
    { name: "red, dark", count: 1, share: -2.5, kind: "matt", tags: ["warm", "loud"], sold: true },
    { name: "blue", count: 2, share: undefined, kind: "gloss", tags: [], sold: false },
  ]);
});

test.each([
  ["a missing text", `${head}\n,1,,matt,,`, ':2: name: expected a text, not ""'],
  ["a number that is none", `${head}\nred,1x,,matt,,`, ':2: count: expected a whole number, not "1x"'],
  [
    "a comma for a point",
    `${head}\nred,1,"2,5",matt,,`,
    ':2: share: expected a number such as 41.5, not "2,5"',
  ],
  ["a word outside its list", `${head}\nred,1,,dull,,`, ':2: kind: expected one of matt, gloss, not "dull"'],
  [
    "one of a list",
    `${head}\nred,1,,matt,warm; cold,`,
    ':2: tags: expected some of warm, loud, not "warm; cold"',
  ],
  ["the same row twice", `${head}\n\nred,1,,matt,,\nred,2,,matt,,`, ":4: red: stands in line 3 already"],
  ["a column too few", "name,count,share,tags\nred,1,,", ":1: kind: this column is missing"],
  ["a column too many", `${head},price\nred,1,,matt,,,3`, ":1: price: no column is called so"],
  ["a cell too few", `${head}\nred,1`, ":2: Invalid Record Length"],
  ["a quote that does not end", `${head}\n"red,1,,matt,,`, ":2: Quote Not Closed"],
])("names file, line and column of %s", (_, text, message) => {
  expect(() => read(text)).toThrow(`${file}${message}`);
});

test("tells all that is wrong, a line each", () => {
  expect(() => read(`${head}\nred,one,,matt,,\nblue,1,,,,`)).toThrow(/:2: count: .*\n.*:3: kind: /);
});
