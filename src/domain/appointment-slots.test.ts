import { describe, expect, test } from "vitest";
import { type AppointmentPlace, nearestSlots, openSlots, scheduleOf, slotsOf } from "./appointment-slots.ts";

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const place = (timeZone: string, opens: string, closes: string, days = everyDay): AppointmentPlace => ({
  openingHours: [{ days, opens, closes }],
  timeZone,
  isHoliday: () => false,
});
const hoursOn = (where: AppointmentPlace, date: string, now: string) =>
  slotsOf(where, new Date(now))
    .filter((slot) => slot.date === date)
    .map(({ hour }) => hour);
const monday = "2026-11-23T06:00:00Z";

describe("the slots of a place", () => {
  test.each([
    ["09:30", "14:00", ["09:30", "10:15", "11:00", "11:45", "12:30", "13:15"]],
    ["09:30", "13:59", ["09:30", "10:15", "11:00", "11:45", "12:30"]],
    ["09:30", "10:15", ["09:30"]],
    ["09:30", "10:14", []],
    ["00:00", "01:00", ["00:00"]],
    ["22:40", "23:59", ["22:40"]],
  ])("from %s to %s follow one another while a whole one fits", (opens, closes, hours) => {
    expect(hoursOn(place("Europe/Madrid", opens, closes), "2026-11-24", monday)).toEqual(hours);
  });

  test("begin anew after a break, and only on days that are open and no holiday", () => {
    const weekdays = [1, 2, 3, 4, 5];
    const openingHours = [
      { days: weekdays, opens: "16:00", closes: "17:00" },
      { days: weekdays, opens: "09:30", closes: "11:00" },
      { days: [6], opens: "10:00", closes: "11:00" },
    ];
    const isHoliday = (date: string) => date === "2026-12-08";
    const all = slotsOf({ openingHours, timeZone: "Europe/Madrid", isHoliday }, new Date(monday));
    const days = [...Map.groupBy(all, ({ date }) => date)];
    expect(days.map(([date]) => date)).toEqual([
      ...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"],
      ...["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"],
      ...["2026-12-07", "2026-12-09", "2026-12-10", "2026-12-11", "2026-12-12", "2026-12-14"],
    ]);
    expect(days[0]?.[1].map(({ hour }) => hour)).toEqual(["09:30", "10:15", "16:00"]);
    expect(days[5]?.[1].map(({ hour }) => hour)).toEqual(["10:00"]);
  });

  test("are there for the whole of the first day and of the day in 21 days, by the clock there", () => {
    const late = slotsOf(place("Atlantic/Canary", "09:00", "09:45"), new Date("2026-11-23T23:30:00Z"));
    expect([late[0]?.date, late.at(-1)?.date, late.length]).toEqual(["2026-11-23", "2026-12-14", 22]);
    const next = slotsOf(place("Europe/Madrid", "09:00", "09:45"), new Date("2026-11-23T23:30:00Z"));
    expect([next[0]?.date, next.at(-1)?.date]).toEqual(["2026-11-24", "2026-12-15"]);
  });
});

describe("when clocks change", () => {
  const [spring, autumn] = ["2027-03-28", "2026-10-25"];

  test.each([
    ["Europe/Madrid", "2027-03-27T08:30:00.000Z", "2027-03-28T07:30:00.000Z", "+01:00", "+02:00"],
    ["Europe/Lisbon", "2027-03-27T09:30:00.000Z", "2027-03-28T08:30:00.000Z", "+00:00", "+01:00"],
    ["Atlantic/Canary", "2027-03-27T09:30:00.000Z", "2027-03-28T08:30:00.000Z", "+00:00", "+01:00"],
  ])(
    "no slot in %s is an hour off, the first one of the day included (spring)",
    (zone, before, after, winter, summer) => {
      const slots = openSlots(place(zone, "09:30", "11:00"), [], new Date("2027-03-26T06:00:00Z"));
      const first = (date: string) => slots.find((slot) => slot.date === date);
      expect([first("2027-03-27")?.start.toISOString(), first(spring)?.start.toISOString()]).toEqual([
        before,
        after,
      ]);
      expect([first("2027-03-27")?.hour, first(spring)?.hour]).toEqual(["09:30", "09:30"]);
      const days = scheduleOf(slots, zone);
      const shown = days.filter(({ date }) => date === "2027-03-27" || date === spring);
      expect(shown.map((day) => day.slots[0]?.dateTime)).toEqual([
        `2027-03-27T09:30:00${winter}`,
        `${spring}T09:30:00${summer}`,
      ]);
    },
  );

  test.each([
    ["Europe/Madrid", "2026-10-24T07:30:00.000Z", "2026-10-25T08:30:00.000Z"],
    ["Europe/Lisbon", "2026-10-24T08:30:00.000Z", "2026-10-25T09:30:00.000Z"],
    ["Atlantic/Canary", "2026-10-24T08:30:00.000Z", "2026-10-25T09:30:00.000Z"],
  ])("no slot in %s is an hour off, the first one of the day included (autumn)", (zone, before, after) => {
    const slots = openSlots(place(zone, "09:30", "11:00"), [], new Date("2026-10-23T06:00:00Z"));
    const firsts = ["2026-10-24", autumn].map((date) => slots.find((slot) => slot.date === date)?.start);
    expect(firsts.map((start) => start?.toISOString())).toEqual([before, after]);
  });

  test.each([
    // 02:30 does not exist, and 03:15 comes while the one of 01:45 goes on.
    ["Europe/Madrid", spring, "01:00", "05:00", ["01:00", "01:45", "04:00"]],
    ["Europe/Madrid", spring, "02:00", "05:00", ["03:30", "04:15"]],
    // What seems to end at 02:30 ends at 03:30.
    ["Europe/Madrid", spring, "01:45", "03:00", []],
    ["Europe/Lisbon", spring, "01:00", "03:00", []],
    ["Atlantic/Canary", spring, "01:00", "04:00", ["02:30", "03:15"]],
    ["Atlantic/Azores", spring, "00:00", "02:30", ["01:30"]],
    ["Europe/Madrid", autumn, "01:00", "05:00", ["01:00", "01:45", "02:30", "03:15", "04:00"]],
    ["Europe/Lisbon", autumn, "01:00", "03:00", ["01:00", "01:45"]],
    ["Atlantic/Canary", autumn, "01:00", "03:00", ["01:00", "01:45"]],
  ])(
    "in %s on %s, open from %s to %s, no hour is offered that is skipped, and none twice",
    (zone, date, opens, closes, hours) => {
      const now = date === spring ? "2027-03-20T06:00:00Z" : "2026-10-20T06:00:00Z";
      const where = place(zone, opens, closes);
      expect(hoursOn(where, date, now)).toEqual(hours);
      const all = slotsOf(where, new Date(now));
      for (const [at, { start, end }] of all.entries()) {
        expect(end.getTime() - start.getTime()).toBe(45 * 60_000);
        const next = all[at + 1];
        if (next) expect(next.start.getTime()).toBeGreaterThanOrEqual(end.getTime());
      }
    },
  );
});

describe("what can be booked", () => {
  const where = place("Europe/Madrid", "09:00", "12:00");
  const at = (time: string) => new Date(`2026-11-23T${time}:00+01:00`);
  const today = (taken: Parameters<typeof openSlots>[1], now: Date) =>
    openSlots(where, taken, now)
      .filter(({ date }) => date === "2026-11-23")
      .map(({ hour }) => hour);

  test.each([
    ["07:00", ["09:00", "09:45", "10:30", "11:15"]],
    ["07:01", ["09:45", "10:30", "11:15"]],
    ["09:15", ["11:15"]],
    ["09:16", []],
  ])("at %s is at least two hours ahead", (now, hours) => {
    expect(today([], at(now))).toEqual(hours);
  });

  test.each([
    ["09:45", "10:30", ["09:00", "10:30", "11:15"]],
    ["10:29", "10:31", ["09:00", "11:15"]],
    ["09:00", "12:00", []],
    ["08:00", "09:00", ["09:00", "09:45", "10:30", "11:15"]],
    ["11:59", "12:30", ["09:00", "09:45", "10:30"]],
  ])("is touched by nothing that is taken from %s to %s", (start, end, hours) => {
    expect(today([{ start: at(start), end: at(end) }], at("06:00"))).toEqual(hours);
  });
});

describe("the nearest slots", () => {
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
});
