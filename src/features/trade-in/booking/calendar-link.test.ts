import { expect, test, vi } from "vitest";

vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
const { calendarAddress, readCalendarQuery } = await import("./calendar-link.ts");

const appointment = {
  id: "a".repeat(26),
  dealerId: "es-01",
  slot: { dateTime: "2026-11-30T09:30:00+01:00", minutes: 45, sequence: 3 },
  locale: "pt",
} as const;
const paramsOf = (address: string) => new URL(address, "http://localhost").searchParams;

test("the address of an appointment's file tells the appointment", () => {
  expect(readCalendarQuery(paramsOf(calendarAddress(appointment)))).toEqual(appointment);
});

test("the address of one that was cancelled says so, and nobody else can", () => {
  const cancelled = { ...appointment, isCancelled: true };
  expect(readCalendarQuery(paramsOf(calendarAddress(cancelled)))).toEqual(cancelled);
  const forged = paramsOf(calendarAddress(appointment));
  forged.set("cancelled", "1");
  expect(readCalendarQuery(forged)).toBeUndefined();
});

test.each(["id", "dealer", "at", "minutes", "sequence", "locale", "signature"])(
  "one whose %s was changed, or is missing, tells nothing",
  (name) => {
    const changed = paramsOf(calendarAddress(appointment));
    changed.set(name, "1");
    expect(readCalendarQuery(changed)).toBeUndefined();
    changed.delete(name);
    expect(readCalendarQuery(changed)).toBeUndefined();
  },
);
