import { expect, test } from "vitest";
import { localClock } from "./local-clock.ts";
import { nextMidnight, withOffset, zonedMoment } from "./zoned-moment.ts";

const [madrid, lisbon, canaries, azores] = [
  "Europe/Madrid",
  "Europe/Lisbon",
  "Atlantic/Canary",
  "Atlantic/Azores",
];

test.each([
  ["2026-11-24", "09:30", madrid, "2026-11-24T08:30:00.000Z", "2026-11-24T09:30:00+01:00"],
  ["2026-07-01", "09:30", madrid, "2026-07-01T07:30:00.000Z", "2026-07-01T09:30:00+02:00"],
  ["2026-11-24", "09:30", lisbon, "2026-11-24T09:30:00.000Z", "2026-11-24T09:30:00+00:00"],
  ["2026-11-24", "09:30", canaries, "2026-11-24T09:30:00.000Z", "2026-11-24T09:30:00+00:00"],
  ["2026-11-24", "00:00", azores, "2026-11-24T01:00:00.000Z", "2026-11-24T00:00:00-01:00"],
  // Clocks are put on: the first moment afterwards, and one on the day before.
  ["2027-03-28", "03:00", madrid, "2027-03-28T01:00:00.000Z", "2027-03-28T03:00:00+02:00"],
  ["2027-03-28", "01:59", madrid, "2027-03-28T00:59:00.000Z", "2027-03-28T01:59:00+01:00"],
  ["2027-03-28", "02:00", canaries, "2027-03-28T01:00:00.000Z", "2027-03-28T02:00:00+01:00"],
  // Clocks are put back: the first of the two.
  ["2026-10-25", "02:30", madrid, "2026-10-25T00:30:00.000Z", "2026-10-25T02:30:00+02:00"],
  ["2026-10-25", "01:30", lisbon, "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00+01:00"],
  ["2026-10-25", "03:00", madrid, "2026-10-25T02:00:00.000Z", "2026-10-25T03:00:00+01:00"],
])("%s %s in %s is %s", (date, time, zone, moment, offset) => {
  const found = zonedMoment({ date, time }, zone);
  expect(found?.toISOString()).toBe(moment);
  expect(found && withOffset(found, zone)).toBe(offset);
});

test.each([
  ["2027-03-28", "02:00", madrid],
  ["2027-03-28", "02:59", madrid],
  ["2027-03-28", "01:30", lisbon],
  ["2027-03-28", "01:30", canaries],
  ["2027-03-28", "00:30", azores],
])("%s %s in %s, which the clock skips, is no moment", (date, time, zone) => {
  expect(zonedMoment({ date, time }, zone)).toBeUndefined();
});

test.each([madrid, lisbon, canaries, azores])(
  "every quarter of an hour of a year in %s is found again",
  (zone) => {
    const start = Date.UTC(2026, 0, 1);
    for (let at = 0; at < 365 * 24 * 4; at += 7) {
      const moment = new Date(start + at * 900_000);
      const there = localClock(moment, zone);
      const found = zonedMoment(there, zone);
      expect(found && localClock(found, zone)).toEqual(there);
      expect(new Date(withOffset(moment, zone)).getTime()).toBe(moment.getTime());
    }
  },
);

test.each([
  ["2026-11-30T22:59:59Z", madrid, "2026-11-30T23:00:00.000Z"],
  ["2026-11-30T23:00:00Z", madrid, "2026-12-01T23:00:00.000Z"],
  ["2026-11-30T22:59:59Z", lisbon, "2026-12-01T00:00:00.000Z"],
  // Days of 23 and 25 hours.
  ["2026-03-29T00:30:00Z", madrid, "2026-03-29T22:00:00.000Z"],
  ["2026-10-25T00:30:00Z", madrid, "2026-10-25T23:00:00.000Z"],
  // Where the day starts at one.
  ["2026-03-28T12:00:00Z", azores, "2026-03-29T01:00:00.000Z"],
])("after %s in %s the next day starts at %s", (now, timeZone, start) => {
  expect(nextMidnight(new Date(now), timeZone).toISOString()).toBe(start);
});
