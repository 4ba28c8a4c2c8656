import { describe, expect, test } from "vitest";
import { toDay } from "./calendar.ts";
import { euroStandardOf } from "./generate-vehicle.ts";

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
