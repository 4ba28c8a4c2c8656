import { describe, expect, test } from "vitest";
import { openingHoursLines, openState } from "./opening-hours.ts";

const es = { range: "De {first} a {last}", and: "y" };
const pt = { range: "De {first} a {last}", and: "e" };
const slot = (days: number[], opens: string, closes: string) => ({ days, opens, closes });

test("days that share their times stand on one line, with both halves of the day", () => {
  const hours = [
    slot([1, 2, 3, 4, 5], "09:30", "14:00"),
    slot([1, 2, 3, 4, 5], "16:00", "20:00"),
    slot([6], "10:00", "14:00"),
  ];
  expect(openingHoursLines(hours, "es", es)).toEqual([
    { days: "De lunes a viernes", times: "09:30-14:00 y 16:00-20:00" },
    { days: "Sábado", times: "10:00-14:00" },
  ]);
  expect(openingHoursLines(hours, "pt", pt)[0]?.days).toBe("De segunda a sexta");
});

test.each([
  [[6, 7], "Sábado y domingo"],
  [[5, 1, 3], "Lunes, miércoles y viernes"],
  [[7], "Domingo"],
])("days %j are said as %s", (days, label) => {
  expect(openingHoursLines([slot(days, "10:00", "14:00")], "es", es)[0]?.days).toBe(label);
});

test("a dealer without hours has no lines", () => {
  expect(openingHoursLines([], "es", es)).toEqual([]);
});

describe("whether a place is open", () => {
  const hours = [
    { days: [1, 2, 3, 4, 5], opens: "16:00", closes: "20:00" },
    { days: [1, 2, 3, 4, 5], opens: "09:30", closes: "14:00" },
    { days: [6], opens: "10:00", closes: "14:00" },
  ];
  const holidays = ["2026-12-07", "2026-12-08"];
  const at = (date: string, time: string) =>
    openState(hours, { date, time }, (day) => holidays.includes(day));

  test.each([
    ["before opening", "2026-11-25", "09:29", false, "2026-11-25", "09:30"],
    ["at the minute of opening", "2026-11-25", "09:30", true, "2026-11-25", "14:00"],
    ["at noon", "2026-11-25", "14:00", false, "2026-11-25", "16:00"],
    ["in the afternoon", "2026-11-25", "19:59", true, "2026-11-25", "20:00"],
    ["in the evening", "2026-11-25", "20:00", false, "2026-11-26", "09:30"],
    ["on Friday evening", "2026-11-27", "21:00", false, "2026-11-28", "10:00"],
    ["on Saturday afternoon", "2026-11-28", "14:30", false, "2026-11-30", "09:30"],
    ["on a holiday, during what would be its hours", "2026-12-08", "11:00", false, "2026-12-09", "09:30"],
    ["before two holidays", "2026-12-05", "15:00", false, "2026-12-09", "09:30"],
  ])("%s", (_, date, time, open, changesOn, changesAt) => {
    expect(at(date, time)).toEqual({ open, date: changesOn, time: changesAt });
  });

  test("one that never opens has no state", () => {
    expect(openState([], { date: "2026-11-25", time: "10:00" }, () => false)).toBeUndefined();
    expect(openState(hours, { date: "2026-11-25", time: "10:00" }, () => true)).toBeUndefined();
  });
});
