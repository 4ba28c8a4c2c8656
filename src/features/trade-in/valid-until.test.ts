import { expect, test } from "vitest";
import { marketOf } from "#market/markets.ts";
import { type TimeLeft, timeLeft } from "./valid-until.tsx";

const { isoDate } = marketOf("es").formats;

test.each<[string, TimeLeft]>([
  ["2026-12-01T09:00:00+01:00", 24],
  ["2026-12-23T22:00:00+01:00", 1],
  // Rounded it is none, and the day that it ends on is tomorrow.
  ["2026-12-24T22:00:00+01:00", "soon"],
  ["2026-12-25T00:10:00+01:00", "today"],
  ["2026-12-25T09:00:00+01:00", "over"],
])("at %s a value that holds until the morning of the 25th has %j left", (now, left) => {
  expect(timeLeft(new Date("2026-12-25T09:00:00+01:00"), new Date(now), isoDate)).toBe(left);
});
