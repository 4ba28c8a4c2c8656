import { expect, test } from "vitest";
import {
  isDroppedAfter,
  lastDropOf,
  lastDropOfAll,
  lastTagDropOf,
  markInvalidated,
  noteAllDropped,
  noteAllKnown,
} from "./dropped-tags.ts";

test("a page is as old as the youngest drop of its tags allows", () => {
  // An earlier process may have dropped anything.
  expect(Date.now() - lastDropOf(["vehicle:a", "stock"])).toBeLessThan(60_000);
  noteAllKnown();
  expect(lastDropOf(["vehicle:a", "stock"])).toBe(0);
  markInvalidated(["vehicle:a"], { at: 1_000 });
  markInvalidated(["stock"], { at: 3_000 });
  expect(lastDropOf(["vehicle:a"])).toBe(1_000);
  expect(lastDropOf(["vehicle:a", "stock"])).toBe(3_000);
  expect(lastDropOf(["vehicle:b"])).toBe(0);
  const before = Date.now();
  noteAllDropped();
  expect(lastDropOf(["vehicle:b"])).toBeGreaterThanOrEqual(before);
  expect(lastDropOf([])).toBeGreaterThanOrEqual(before);
  expect(lastTagDropOf(["vehicle:b"])).toBe(0);
});

test("an earlier drop takes nothing from a later one, as when the record is read again", () => {
  markInvalidated(["again"], { at: 9_000, number: "9-0" });
  markInvalidated(["again"], { at: 4_000, number: "4-0" });
  expect(lastTagDropOf(["again"])).toBe(9_000);
  expect(isDroppedAfter(["again"], "5-0")).toBe(true);
  expect(lastDropOfAll()).toBeGreaterThanOrEqual(9_000);
});

test.each([
  ["1700000000000-0", false],
  ["1699999999999-9", true],
  ["1699999999999-10", true],
  ["1700000000000-1", false],
  // Numbers, not texts.
  ["999-0", true],
])("dropped by 1700000000000-0 is after %s: %s", (seen, isAfter) => {
  markInvalidated(["numbered"], { at: 5, number: "1700000000000-0" });
  expect(isDroppedAfter(["other", "numbered"], seen)).toBe(isAfter);
});

test("a drop that is not in the record is later than all that is", () => {
  markInvalidated(["unnumbered"], { at: 5 });
  expect(isDroppedAfter(["unnumbered"], "1800000000000-0")).toBe(true);
  markInvalidated(["unnumbered"], { at: 5, number: "1700000000000-0" });
  expect(isDroppedAfter(["unnumbered"], "1800000000000-0")).toBe(false);
});
