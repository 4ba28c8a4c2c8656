import { daysAfter, type LocalMoment, localClock } from "./local-clock.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Minutes that the clock of a time zone is ahead of UTC at a moment. */
const offsetAt = (moment: Date, timeZone: string): number => {
  const { date, time } = localClock(moment, timeZone);
  const whole = Math.floor(moment.getTime() / minuteMs) * minuteMs;
  return (Date.parse(`${date}T${time}:00Z`) - whole) / minuteMs;
};

/**
 * When the clock of a time zone shows this. A time that exists twice, when clocks are put back, is the first of the two; undefined
 * for one that does not exist.
 */
export const zonedMoment = ({ date, time }: LocalMoment, timeZone: string): Date | undefined => {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const offsets = [-dayMs, dayMs].map((near) => offsetAt(new Date(shown + near), timeZone));
  // The larger offset comes earlier: a time that exists twice is tried as summer time first.
  return offsets
    .toSorted((a, b) => b - a)
    .map((offset) => new Date(shown - offset * minuteMs))
    .find((moment) => {
      const there = localClock(moment, timeZone);
      return there.date === date && there.time === time;
    });
};

/** A moment as the clock of a time zone shows it, with its offset then: `2026-11-24T09:30:00+01:00`. */
export const withOffset = (moment: Date, timeZone: string): string => {
  const { date, time } = localClock(moment, timeZone);
  const offset = offsetAt(moment, timeZone);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${date}T${time}:00${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
};

/** When the next day starts in a time zone. */
export const nextMidnight = (now: Date, timeZone: string): Date => {
  const date = daysAfter(localClock(now, timeZone).date, 1);
  // Where midnight is skipped, the day starts at one.
  const start =
    zonedMoment({ date, time: "00:00" }, timeZone) ?? zonedMoment({ date, time: "01:00" }, timeZone);
  return start ?? new Date(now.getTime() + dayMs);
};
