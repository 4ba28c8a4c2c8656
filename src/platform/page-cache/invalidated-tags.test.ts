import { expect, test } from "vitest";
import {
  isInvalidatedAfter,
  lastInvalidationOf,
  lastTagInvalidationOf,
  markAllInvalidated,
  markInvalidated,
  noteAllKnown,
} from "./invalidated-tags.ts";

test("a page is as old as the youngest invalidation of its tags allows", () => {
  // An earlier process may have invalidated anything.
  expect(Date.now() - lastInvalidationOf(["vehicle:a", "stock"])).toBeLessThan(60_000);
  noteAllKnown();
  expect(lastInvalidationOf(["vehicle:a", "stock"])).toBe(0);
  markInvalidated(["vehicle:a"], { at: 1_000 });
  markInvalidated(["stock"], { at: 3_000 });
  expect(lastInvalidationOf(["vehicle:a"])).toBe(1_000);
  expect(lastInvalidationOf(["vehicle:a", "stock"])).toBe(3_000);
  expect(lastInvalidationOf(["vehicle:b"])).toBe(0);
  const before = Date.now();
  markAllInvalidated();
  expect(lastInvalidationOf(["vehicle:b"])).toBeGreaterThanOrEqual(before);
  expect(lastInvalidationOf([])).toBeGreaterThanOrEqual(before);
  expect(lastTagInvalidationOf(["vehicle:b"])).toBe(0);
});

test("an earlier invalidation takes nothing from a later one, as when the record is read again", () => {
  markInvalidated(["again"], { at: 9_000, number: "9-0" });
  markInvalidated(["again"], { at: 4_000, number: "4-0" });
  expect(lastTagInvalidationOf(["again"])).toBe(9_000);
  expect(isInvalidatedAfter(["again"], "5-0")).toBe(true);
});

test.each([
  ["1700000000000-0", false],
  ["1699999999999-9", true],
  ["1699999999999-10", true],
  ["1700000000000-1", false],
  // Numbers, not texts.
  ["999-0", true],
])("invalidated by 1700000000000-0 is after %s: %s", (seen, isAfter) => {
  markInvalidated(["numbered"], { at: 5, number: "1700000000000-0" });
  expect(isInvalidatedAfter(["other", "numbered"], seen)).toBe(isAfter);
});

test("an invalidation that is not in the record is later than all that is", () => {
  markInvalidated(["unnumbered"], { at: 5 });
  expect(isInvalidatedAfter(["unnumbered"], "1800000000000-0")).toBe(true);
  markInvalidated(["unnumbered"], { at: 5, number: "1700000000000-0" });
  expect(isInvalidatedAfter(["unnumbered"], "1800000000000-0")).toBe(false);
});

test("of invalidated tags the latest 50,000 are remembered", () => {
  for (let n = 0; n <= 50_000; n += 1) markInvalidated([`bounded:${n}`]);
  expect(lastTagInvalidationOf(["bounded:0"])).toBe(0);
  expect(lastTagInvalidationOf(["bounded:1"])).toBeGreaterThan(0);
});
