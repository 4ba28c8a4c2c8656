import { expect, test } from "vitest";
import type { FeedOutcome } from "./feed-outcome.ts";
import { countLeftOut, describeOutcome } from "./run-import.ts";

const outcomeOf = (count: number): FeedOutcome => ({
  ...{ rows: count, added: 0, changed: 0, unchanged: count, repeated: 0, refused: 0 },
  ...{ sold: count, held: count, withdrawn: 0, fetched: 0, unfetched: 0 },
  ...{ encoding: "utf-8", cut: undefined, notSold: undefined },
});

test.each([
  [0, "Imported 0 rows (", "0 vehicles that the feed does not name any more are marked as sold"],
  [1, "Imported 1 row (", "1 vehicle that the feed does not name any more is marked as sold"],
  [2, "Imported 2 rows (", "2 vehicles that the feed does not name any more are marked as sold"],
])("the report of %d has the words of that number", (count, imported, sold) => {
  const [first, second] = describeOutcome(outcomeOf(count), { dryRun: false });
  expect(first?.startsWith(imported)).toBe(true);
  expect(second).toBe(sold);
});

test("so has that of a dry run, and of what is reserved", () => {
  expect(describeOutcome(outcomeOf(1), { dryRun: true }).slice(1)).toEqual([
    "1 vehicle that the feed does not name any more would be marked as sold",
    "1 more is missing, but reserved by a customer: it stays as it is",
  ]);
  expect(describeOutcome(outcomeOf(2), { dryRun: true }).at(-1)).toBe(
    "2 more are missing, but reserved by customers: they stay as they are",
  );
});

test("so has what was left out", () => {
  const left = countLeftOut();
  for (const item of ["a", "b", "b"]) left.add("equipment", item, "unknown");
  expect(left.lines()).toEqual([
    'Left out 2 times: equipment: "b": unknown',
    'Left out 1 time: equipment: "a": unknown',
  ]);
});
