import { describe, expect, test } from "vitest";
import { addMonths, firstDayOf, toDate, toDateTime, toDay, yearOf } from "./calendar.ts";

describe("calendar", () => {
  test.each(["1970-01-01", "2024-02-29", "2026-11-20"])("%s survives the way to days and back", (date) => {
    expect(toDate(toDay(date))).toBe(date);
  });

  test.each(["", "2026-11-31x", "20/11/2026", "2026-13-01", "2026-11-20T10:00:00Z"])("refuses %j", (text) => {
    expect(() => toDay(text)).toThrow(RangeError);
  });

  test.each([
    ["2022-11-20", 48, "2026-11-20"],
    ["2024-02-29", 12, "2025-03-01"],
    ["2025-08-31", 6, "2026-03-01"],
    ["2025-11-30", 3, "2026-03-01"],
    ["2025-12-31", 1, "2026-01-31"],
  ])("%s and %i months are %s", (date, months, expected) => {
    expect(toDate(addMonths(toDay(date), months))).toBe(expected);
  });

  test("knows years and times", () => {
    expect(toDate(firstDayOf(2026))).toBe("2026-01-01");
    expect(yearOf(toDay("2026-12-31"))).toBe(2026);
    expect(toDateTime(toDay("2026-11-20"), 61)).toBe("2026-11-20T01:01:00.000Z");
  });
});
