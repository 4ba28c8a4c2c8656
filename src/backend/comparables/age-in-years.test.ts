import { expect, test } from "vitest";
import { ageSince, agesOn } from "./age-in-years.ts";

test.each([
  ["2026-07-02T12:00:00Z", 2026, 0.25],
  ["2026-07-02T12:00:00Z", 2025, 1],
  ["2026-01-01T00:00:00Z", 2026, 0],
  ["2026-01-01T00:00:00Z", 2025, 0.5],
  ["2026-12-31T23:59:59Z", 2016, 10.5],
  ["2026-07-02T12:00:00Z", 2027, 0],
] as const)("on %s a car of %i is %f years old", (now, year, age) => {
  expect(agesOn(new Date(now))(year)).toBeCloseTo(age, 6);
});

test.each([
  ["2026-11-24", 0],
  ["2026-11-01", 0],
  ["2026-10-31", 1],
  ["2025-11-24", 12],
  ["2016-12-01", 119],
  ["2027-01-01", 0],
] as const)("a car registered on %s is %i months old", (plateDate, months) => {
  expect(ageSince(plateDate, new Date("2026-11-24T10:00:00Z"))).toBeCloseTo(months / 12, 12);
});
