import { describe, expect, test } from "vitest";
import { addYears, firstDayOf, toDate, toDateTime, toDay, yearOf } from "./calendar.ts";

describe("calendar", () => {
  test.each(["1970-01-01", "2024-02-29", "2026-11-20"])("%s survives the way to days and back", (date) => {
    expect(toDate(toDay(date))).toBe(date);
  });

  test.each(["", "2026-11-31x", "20/11/2026", "2026-13-01", "2026-11-20T10:00:00Z"])("refuses %j", (text) => {
    expect(() => toDay(text)).toThrow(RangeError);
  });

  test("adds years, also to a leap day", () => {
    expect(toDate(addYears(toDay("2022-11-20"), 4))).toBe("2026-11-20");
    expect(toDate(addYears(toDay("2024-02-29"), 1))).toBe("2025-03-01");
  });

  test("knows years and times", () => {
    expect(toDate(firstDayOf(2026))).toBe("2026-01-01");
    expect(yearOf(toDay("2026-12-31"))).toBe(2026);
    expect(toDateTime(toDay("2026-11-20"), 61)).toBe("2026-11-20T01:01:00.000Z");
  });
});
