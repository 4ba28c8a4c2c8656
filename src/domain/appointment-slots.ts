import { daysAfter, localClock, weekdayOf } from "./local-clock.ts";
import type { OpeningTimes } from "./opening-hours.ts";
import { withOffset, zonedMoment } from "./zoned-moment.ts";

/** How long a dealer inspects a car, and how soon and how late it may be requested (ours). */
export const appointmentRules = { minutes: 45, leastHoursAhead: 2, mostDaysAhead: 21 } as const;

export type AppointmentPlace = {
  readonly openingHours: readonly OpeningTimes[];
  readonly timeZone: string;
  /** Whether the place is closed for the whole of a day, `2026-12-25`. */
  readonly isHoliday: (date: string) => boolean;
};

export type AppointmentSlot = {
  readonly start: Date;
  readonly end: Date;
  /** Day of the clock there. */
  readonly date: string;
  /** Time of the clock there. */
  readonly hour: string;
};

const minuteMs = 60_000;

/**
 * All slots of a place from the start of its today to the last day that can be booked, in order, also those that are over or
 * taken: they start at opening and follow one another while a whole one fits before closing. None starts at a time that the
 * local clock skips, and one that it shows twice is offered once.
 */
export const slotsOf = (
  { openingHours, timeZone, isHoliday }: AppointmentPlace,
  now: Date,
): AppointmentSlot[] => {
  const today = localClock(now, timeZone).date;
  const days = Array.from({ length: appointmentRules.mostDaysAhead + 1 }, (_, at) => daysAfter(today, at));
  return days.filter((date) => !isHoliday(date)).flatMap((date) => slotsOn(date, openingHours, timeZone));
};

const slotsOn = (
  date: string,
  openingHours: readonly OpeningTimes[],
  timeZone: string,
): AppointmentSlot[] => {
  const ofDay = openingHours
    .filter(({ days }) => days.includes(weekdayOf(date)))
    .toSorted((a, b) => a.opens.localeCompare(b.opens));
  const found: AppointmentSlot[] = [];
  for (const { opens, closes } of ofDay) {
    const last = minutesOf(closes) - appointmentRules.minutes;
    for (let minute = minutesOf(opens); minute <= last; minute += appointmentRules.minutes) {
      const slot = slotAt(date, timeOf(minute), timeZone);
      if (slot === undefined || !endsBy(slot, closes, timeZone)) continue;
      if (slot.start >= (found.at(-1)?.end ?? slot.start)) found.push(slot);
    }
  }
  return found;
};

const slotAt = (date: string, hour: string, timeZone: string): AppointmentSlot | undefined => {
  const start = zonedMoment({ date, time: hour }, timeZone);
  if (start === undefined) return undefined;
  return { start, end: new Date(start.getTime() + appointmentRules.minutes * minuteMs), date, hour };
};

/** Where clocks are put on in between, a slot ends later than it seems. */
const endsBy = ({ end, date }: AppointmentSlot, closes: string, timeZone: string): boolean => {
  const there = localClock(end, timeZone);
  return there.date === date && there.time <= closes;
};

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** What is taken at a place, from the first moment to the last, which is not part of it. */
export type TakenTime = { readonly start: Date; readonly end: Date };

/** Whether a slot starts late enough to be booked. */
export const isSoonEnough = ({ start }: Pick<AppointmentSlot, "start">, now: Date): boolean =>
  start.getTime() >= now.getTime() + appointmentRules.leastHoursAhead * 60 * minuteMs;

/** The slots that can be booked now: far enough ahead, and touched by nothing that is taken. */
export const openSlots = (
  place: AppointmentPlace,
  taken: readonly TakenTime[],
  now: Date,
): readonly AppointmentSlot[] =>
  slotsOf(place, now)
    .filter((slot) => isSoonEnough(slot, now))
    .filter(({ start, end }) => !taken.some((other) => start < other.end && other.start < end));

/** Slots by the day of the clock there, as a schedule lists them. A day without a slot is left out. */
export const scheduleOf = (slots: readonly AppointmentSlot[], timeZone: string) =>
  [...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    slots: ofDay.map(({ start, hour }) => ({ dateTime: withOffset(start, timeZone), hour })),
  }));

type Dated = { readonly dateTime: string };

/**
 * The slots of a schedule nearest to one that is gone, three by default, in their order; an earlier one before a later one
 * that is as near.
 * @param wanted ISO 8601 with offset
 */
export const nearestSlots = <Slot extends Dated>(
  days: readonly { readonly slots: readonly Slot[] }[],
  wanted: string,
  count = 3,
): Slot[] => {
  const aim = Date.parse(wanted);
  if (Number.isNaN(aim)) return [];
  const distance = ({ dateTime }: Dated) => Math.abs(Date.parse(dateTime) - aim);
  return days
    .flatMap(({ slots }) => slots)
    .toSorted((a, b) => distance(a) - distance(b) || Date.parse(a.dateTime) - Date.parse(b.dateTime))
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a.dateTime) - Date.parse(b.dateTime));
};
