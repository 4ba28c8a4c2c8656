import { describe, expect, test } from "vitest";
import { toDate, toDay } from "./calendar.ts";
import { euroStandardOf, nextInspectionDay } from "./emissions.ts";

describe("euroStandardOf", () => {
  test.each([
    ["car", "petrol", "2010-12-31", "Euro 4"],
    ["car", "diesel", "2011-01-01", "Euro 5"],
    ["car", "diesel", "2015-09-01", "Euro 6b"],
    ["car", "hybrid", "2022-05-01", "Euro 6d"],
    ["car", "electric", "2022-05-01", null],
    ["motorbike", "petrol", "2016-12-31", "Euro 3"],
    ["motorbike", "petrol", "2021-01-01", "Euro 5"],
    ["motorbike", "petrol", "1999-01-01", null],
  ] as const)("%s, %s, registered on %s: %s", (kind, fuel, date, expected) => {
    expect(euroStandardOf(kind, fuel, toDay(date))).toBe(expected);
  });
});

describe("nextInspectionDay", () => {
  test.each([
    ["ES", "2025-03-10", "2029-03-10"],
    ["ES", "2021-03-10", "2027-03-10"],
    ["ES", "2014-03-10", "2027-03-10"],
    ["PT", "2014-03-10", "2027-03-10"],
    ["PT", "2018-12-10", "2026-12-10"],
    ["ES", "2022-11-20", "2028-11-20"],
  ] as const)("%s, registered on %s, seen on 2026-11-20: %s", (country, registered, due) => {
    expect(toDate(nextInspectionDay(country, toDay(registered), toDay("2026-11-20")))).toBe(due);
  });
});
