import { describe, expect, test } from "vitest";
import { isDayProblem, validateAppointment } from "./validate-appointment.ts";

const weekdays = [1, 2, 3, 4, 5];
const openingHours = [
  { days: weekdays, opens: "09:30", closes: "14:00" },
  { days: weekdays, opens: "16:00", closes: "20:00" },
  { days: [6], opens: "10:00", closes: "14:00" },
];
const madrid = { openingHours, timeZone: "Europe/Madrid" };
const canaries = { openingHours, timeZone: "Atlantic/Canary" };

/** Tuesday, 24 November 2026, 11:00 in Madrid, 10:00 in Las Palmas and in Lisbon. */
const tuesday = new Date("2026-11-24T10:00:00Z");

describe("a wished visit", () => {
  test.each([
    ["2026-11-24", "13:00", undefined],
    ["2026-11-24", "12:59", "too-soon"],
    ["2026-11-24", "09:30", "too-soon"],
    ["2026-11-24", "14:00", "closed"],
    ["2026-11-24", "15:59", "closed"],
    ["2026-11-24", "16:00", undefined],
    ["2026-11-24", "19:59", undefined],
    ["2026-11-24", "20:00", "closed"],
    ["2026-11-23", "10:00", "past-day"],
    ["2025-11-25", "10:00", "past-day"],
    ["2026-11-28", "10:00", undefined],
    ["2026-11-28", "09:30", "closed"],
    ["2026-11-28", "17:00", "closed"],
    ["2026-11-29", "11:00", "closed-day"],
    ["2026-12-24", "11:00", undefined],
    ["2026-12-25", "11:00", "too-late"],
  ] as const)("%s %s: %s", (date, time, problem) => {
    expect(validateAppointment({ date, time }, madrid, tuesday)).toBe(problem);
  });

  test("is validated by the dealer's clock, not by ours", () => {
    expect(validateAppointment({ date: "2026-11-24", time: "12:00" }, canaries, tuesday)).toBe(undefined);
    expect(validateAppointment({ date: "2026-11-24", time: "12:00" }, madrid, tuesday)).toBe("too-soon");
    const lastNight = new Date("2026-11-23T23:30:00Z");
    expect(validateAppointment({ date: "2026-11-23", time: "19:00" }, canaries, lastNight)).toBe("too-soon");
    expect(validateAppointment({ date: "2026-11-23", time: "19:00" }, madrid, lastNight)).toBe("past-day");
  });

  test.each([
    ["2026-03-29T00:30:00Z", "2026-03-30", "Europe/Madrid"],
    ["2026-10-25T00:30:00Z", "2026-10-26", "Europe/Madrid"],
    ["2026-10-25T00:30:00Z", "2026-10-26", "Europe/Lisbon"],
    ["2026-10-25T00:30:00Z", "2026-10-26", "Atlantic/Canary"],
  ])("at %s, when clocks change, opens on %s as on any day in %s", (now, date, timeZone) => {
    const place = { openingHours, timeZone };
    expect(validateAppointment({ date, time: "09:30" }, place, new Date(now))).toBe(undefined);
    expect(validateAppointment({ date, time: "09:29" }, place, new Date(now))).toBe("closed");
  });

  test("is wrong in its day or in its time", () => {
    expect((["past-day", "too-late", "closed-day"] as const).every(isDayProblem)).toBe(true);
    expect((["closed", "too-soon"] as const).some(isDayProblem)).toBe(false);
  });
});
