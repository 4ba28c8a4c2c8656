import { expect, test } from "vitest";
import { type Missing, reasonToSellNothing } from "./import-feed.ts";

const whole = { before: 100, vanished: 10, rows: 90, nameless: 0, isCut: false };

test.each<[what: string, Partial<Missing>, reason: RegExp | undefined]>([
  ["a tenth", {}, undefined],
  ["three tenths", { vanished: 30, rows: 70 }, undefined],
  ["more than that", { vanished: 31, rows: 69 }, /31 of 100 would be sold at once, more than 30 %/],
  ["all of a feed without rows", { vanished: 2, before: 2, rows: 0 }, /no rows/],
  ["three of four", { vanished: 3, before: 4, rows: 1 }, undefined],
  ["all four", { vanished: 4, before: 4, rows: 1 }, /4 of 4/],
  ["one behind a cut", { vanished: 1, isCut: true }, /cut/],
  ["one that may be a row that nobody can read", { vanished: 1, nameless: 2 }, /2 rows/],
  ["one beside a single such row", { vanished: 1, nameless: 1 }, /^1 row does not say which vehicle it is/],
  ["none, whatever the feed is", { vanished: 0, rows: 0, nameless: 5, isCut: true }, undefined],
])("%s", (_, missing, reason) => {
  const found = reasonToSellNothing({ ...whole, ...missing });
  if (reason === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(reason);
});
