import { expect, test } from "vitest";
import { appointmentCalendar, type CalendarAppointment } from "./appointment-calendar.ts";

const appointment: CalendarAppointment = {
  id: "a".repeat(26),
  host: "volante.example",
  sequence: 3,
  start: new Date("2026-11-24T08:30:00Z"),
  minutes: 45,
  stamp: new Date("2026-11-22T10:00:00Z"),
  summary: "Cita para tu coche",
  location: "Volante Madrid Norte",
};
/** As a calendar program reads them: folded lines are one (RFC 5545, 3.1). */
const linesOf = (changes: Partial<CalendarAppointment> = {}) =>
  appointmentCalendar({ ...appointment, ...changes })
    .replaceAll("\r\n ", "")
    .split("\r\n");

test("says when, in UTC, and which change of which appointment it is", () => {
  const lines = linesOf();
  expect([lines[0], lines.slice(-2)]).toEqual(["BEGIN:VCALENDAR", ["END:VCALENDAR", ""]]);
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:PUBLISH",
      `UID:trade-in-${"a".repeat(26)}@volante.example`,
      "SEQUENCE:3",
      "DTSTAMP:20261122T100000Z",
      "DTSTART:20261124T083000Z",
      "DTEND:20261124T091500Z",
      "STATUS:CONFIRMED",
    ]),
  );
});

test("keeps its UID when it is moved, with a higher sequence", () => {
  const uid = (lines: readonly string[]) => lines.find((line) => line.startsWith("UID:"));
  const moved = linesOf({ sequence: 4, start: new Date("2026-11-25T08:30:00Z") });
  expect(new Set([linesOf(), moved].map(uid)).size).toBe(1);
  expect(moved).toEqual(expect.arrayContaining(["SEQUENCE:4", "DTSTART:20261125T083000Z"]));
});

test("takes the event away that has its UID, once it is cancelled", () => {
  const lines = linesOf({ sequence: 4, isCancelled: true });
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:CANCEL",
      `UID:trade-in-${"a".repeat(26)}@volante.example`,
      "SEQUENCE:4",
      "STATUS:CANCELLED",
    ]),
  );
  expect(lines).not.toContain("METHOD:PUBLISH");
});

test("is the same file for the same appointment", () => {
  expect(appointmentCalendar(appointment)).toBe(appointmentCalendar(appointment));
});

test.each([
  ["Tasación, Seat León", "Tasación\\, Seat León"],
  ["a; b", "a\\; b"],
  ["C:\\coche", "C:\\\\coche"],
  ["una\nEND:VEVENT\nBEGIN:VALARM", "una\\nEND:VEVENT\\nBEGIN:VALARM"],
  ["una\r\notra", "una\\notra"],
])("writes %j so that it stays one value", (text, written) => {
  const lines = linesOf({ summary: text, location: text, description: text });
  for (const name of ["SUMMARY", "LOCATION", "DESCRIPTION"]) expect(lines).toContain(`${name}:${written}`);
  expect(lines.filter((line) => line.startsWith("END:"))).toEqual(["END:VEVENT", "END:VCALENDAR"]);
});

test("folds lines at 75 bytes, and every line ends with CRLF", () => {
  const file = appointmentCalendar({
    ...appointment,
    summary: "ñ".repeat(200),
  });
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("ñ".repeat(200));
});
