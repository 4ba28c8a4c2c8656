import { expect, test } from "vitest";
import { openingHoursLines } from "./opening-hours.ts";

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
