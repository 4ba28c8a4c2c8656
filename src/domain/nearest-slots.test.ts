import { expect, test } from "vitest";
import { nearestSlots } from "./nearest-slots.ts";

const slot = (day: number, hour: string) => ({ dateTime: `2026-11-${day}T${hour}:00+01:00`, hour });
const days = [
  { slots: [slot(23, "09:30"), slot(23, "19:00")] },
  { slots: [slot(24, "09:30"), slot(24, "10:15"), slot(24, "11:45"), slot(24, "12:30")] },
];
const found = (wanted: string, count?: number) =>
  nearestSlots(days, wanted, count).map(({ dateTime }) => dateTime.slice(8, 16));

test.each([
  ["2026-11-24T11:00:00+01:00", ["24T09:30", "24T10:15", "24T11:45"]],
  ["2026-11-24T10:30:00Z", ["24T10:15", "24T11:45", "24T12:30"]],
  ["2026-11-23T09:30:00+01:00", ["23T09:30", "23T19:00", "24T09:30"]],
  ["2026-12-24T09:30:00+01:00", ["24T10:15", "24T11:45", "24T12:30"]],
  ["no date", []],
])("nearest to %s are %j", (wanted, nearest) => {
  expect(found(wanted)).toEqual(nearest);
});

test("as many as there are, and as many as are asked for", () => {
  expect(found("2026-11-24T11:00:00+01:00", 1)).toEqual(["24T10:15"]);
  expect(found("2026-11-24T11:00:00+01:00", 99)).toHaveLength(6);
  expect(nearestSlots([], "2026-11-24T11:00:00+01:00")).toEqual([]);
});
