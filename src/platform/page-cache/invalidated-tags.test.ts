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

const inRedis = (number: string) => ({ in: "redis", number }) as const;

test("an earlier invalidation takes nothing from a later one, as when the record is read again", () => {
  markInvalidated(["again"], { at: 9_000, recorded: inRedis("9-0") });
  markInvalidated(["again"], { at: 4_000, recorded: inRedis("4-0") });
  expect(lastTagInvalidationOf(["again"])).toBe(9_000);
  expect(isInvalidatedAfter(["again"], { redis: "5-0" }, 1)).toBe(true);
});

test.each([
  ["1700000000000-0", false],
  ["1699999999999-9", true],
  ["1699999999999-10", true],
  ["1700000000000-1", false],
  // Numbers, not texts.
  ["999-0", true],
])("invalidated by 1700000000000-0 is after %s: %s", (seen, isAfter) => {
  markInvalidated(["numbered"], { at: 5, recorded: inRedis("1700000000000-0") });
  expect(isInvalidatedAfter(["other", "numbered"], { redis: seen }, 1)).toBe(isAfter);
});

test("each record has its own order, and one that was not known counts", () => {
  markInvalidated(["both"], { at: 5, recorded: inRedis("7-0") });
  markInvalidated(["both"], { at: 5, recorded: { in: "services", number: "90" } });
  expect(isInvalidatedAfter(["both"], { redis: "7-0", services: "90" }, 1)).toBe(false);
  expect(isInvalidatedAfter(["both"], { redis: "6-0", services: "90" }, 1)).toBe(true);
  expect(isInvalidatedAfter(["both"], { redis: "7-0", services: "9" }, 1)).toBe(true);
  expect(isInvalidatedAfter(["both"], { redis: "7-0" }, 1)).toBe(true);
});

test("an invalidation that no record has is as late as its time", () => {
  markInvalidated(["unrecorded"], { at: 50 });
  markInvalidated(["unrecorded"], { at: 60, recorded: inRedis("7-0") });
  expect(isInvalidatedAfter(["unrecorded"], { redis: "8-0" }, 50)).toBe(true);
  expect(isInvalidatedAfter(["unrecorded"], { redis: "8-0" }, 51)).toBe(false);
});

test("of invalidated tags the latest 50,000 are remembered, and what was rendered before another is invalid", () => {
  const first = Date.now() + 60_000;
  for (let n = 0; n <= 50_000; n += 1) markInvalidated([`bounded:${n}`], { at: first + n });
  expect(lastTagInvalidationOf(["bounded:0"])).toBe(0);
  expect(lastInvalidationOf(["bounded:0"])).toBe(first);
  expect(lastTagInvalidationOf(["bounded:1"])).toBe(first + 1);
});
