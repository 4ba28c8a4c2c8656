import { expect, test } from "vitest";
import { afterWorkingDays } from "./offer-delivery.ts";

const holidays = new Set(["2026-12-07", "2026-12-08", "2026-12-25"]);
const isHoliday = (day: string) => holidays.has(day);

test.each([
  ["2026-11-24", 1, "2026-11-25"],
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-28", 1, "2026-11-30"],
  ["2026-12-04", 1, "2026-12-09"],
  ["2026-12-24", 1, "2026-12-28"],
  ["2026-12-31", 5, "2027-01-07"],
  ["2026-11-24", 0, "2026-11-24"],
])("from %s, %i working days later it is %s", (from, count, day) => {
  expect(afterWorkingDays(from, count, isHoliday)).toBe(day);
});
