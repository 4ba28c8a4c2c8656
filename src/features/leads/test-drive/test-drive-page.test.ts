import { expect, test } from "vitest";
import { drivingTimes, openDays } from "./test-drive-page.tsx";

const hours = [
  { days: [1, 2, 3, 4, 5], opens: "16:00", closes: "20:00" },
  { days: [1, 2, 3, 4, 5], opens: "09:30", closes: "14:00" },
  { days: [6], opens: "10:00", closes: "13:15" },
];

test("days begin tomorrow, leave out those on which nobody is there, and say their hours in order", () => {
  // A Thursday.
  expect(openDays(hours, "2026-11-26", 4)).toEqual([
    { date: "2026-11-27", hours: ["09:30-14:00", "16:00-20:00"] },
    { date: "2026-11-28", hours: ["10:00-13:15"] },
    { date: "2026-11-30", hours: ["09:30-14:00", "16:00-20:00"] },
    { date: "2026-12-01", hours: ["09:30-14:00", "16:00-20:00"] },
  ]);
});

test("the days go on over a change of clocks, a month and a leap day", () => {
  expect(openDays(hours, "2027-03-26", 3).map(({ date }) => date)).toEqual([
    "2027-03-27",
    "2027-03-29",
    "2027-03-30",
  ]);
  expect(openDays([{ days: [2], opens: "09:00", closes: "10:00" }], "2028-02-28", 1)[0]?.date).toBe(
    "2028-02-29",
  );
});

test("a dealer that is never open has no day", () => {
  expect(openDays([], "2026-11-26", 4)).toEqual([]);
});

test("times are half hours that end before it closes, each once", () => {
  const times = drivingTimes(openDays(hours, "2026-11-26", 2));
  expect(times.slice(0, 3)).toEqual(["09:30", "10:00", "10:30"]);
  expect(times).toContain("13:30");
  expect(times).not.toContain("14:00");
  expect(times).not.toContain("15:30");
  expect(times.at(-1)).toBe("19:30");
  expect(new Set(times).size).toBe(times.length);
});
