import { expect, test } from "vitest";
import { toDate, toDay } from "./calendar.ts";
import { inspectionDays } from "./next-inspection.ts";

const car = { kind: "car", body: "suv" } as const;
const motorbike = { kind: "motorbike", body: "naked" } as const;
const pickup = { kind: "car", body: "pickup" } as const;

test.each([
  ["ES", car, "2025-03-10", "2029-03-10"],
  ["ES", car, "2022-11-20", "2028-11-20"],
  ["ES", car, "2021-03-10", "2027-03-10"],
  ["ES", car, "2016-11-20", "2027-11-20"],
  ["ES", car, "2014-03-10", "2027-03-10"],
  ["ES", motorbike, "2023-03-10", "2027-03-10"],
  ["ES", motorbike, "2010-12-10", "2026-12-10"],
  ["ES", motorbike, "2010-11-10", "2028-11-10"],
  ["ES", pickup, "2025-03-10", "2027-03-10"],
  ["ES", pickup, "2023-03-10", "2027-03-10"],
  ["ES", pickup, "2019-03-10", "2027-03-10"],
  ["ES", pickup, "2014-08-31", "2027-03-01"],
  ["PT", car, "2014-03-10", "2027-03-10"],
  ["PT", car, "2018-12-10", "2026-12-10"],
  ["PT", car, "2018-11-10", "2027-11-10"],
  ["PT", pickup, "2022-03-10", "2027-03-10"],
  ["PT", pickup, "2025-03-10", "2027-03-10"],
] as const)("in %s %o, registered on %s and seen on 2026-11-20: %s", (country, version, registered, due) => {
  const day = inspectionDays(country, version, toDay(registered), toDay("2026-11-20")).at(-1) ?? 0;
  expect(toDate(day)).toBe(due);
});

test("all days of a car's life are told, oldest first", () => {
  const days = inspectionDays("ES", car, toDay("2010-03-10"), toDay("2023-01-01"));
  expect(days.map((day) => toDate(day).slice(0, 4))).toEqual([
    "2014",
    "2016",
    "2018",
    "2020",
    "2021",
    "2022",
    "2023",
  ]);
});

test("motorbikes are not inspected in Portugal", () => {
  expect(inspectionDays("PT", motorbike, toDay("2015-01-01"), toDay("2026-11-20"))).toEqual([]);
});
