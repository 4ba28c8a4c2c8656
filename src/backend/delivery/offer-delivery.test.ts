import { expect, test } from "vitest";
import { afterWorkingDays, fetchAt } from "./offer-delivery.ts";

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

test.each([
  [false, "2026-12-02", "2026-12-10"],
  [true, "2026-12-04", "2026-12-15"],
])(
  "a vehicle paid on a Saturday waits for its contract, for a credit (%s) and for holidays",
  (isFinanced, earliest, latest) => {
    const madrid = { country: "ES", zipCode: "28013" } as const;
    const now = new Date("2026-11-28T12:00:00Z");
    expect(fetchAt({ from: madrid, to: madrid, now, isFinanced })).toEqual({ earliest, latest });
  },
);
