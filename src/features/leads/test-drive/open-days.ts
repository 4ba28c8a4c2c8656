import { daysAfter, weekdayOf } from "#domain/local-clock.ts";
import type { OpeningTimes } from "#domain/opening-hours.ts";

/** A day with a dealer's opening hours. */
export interface OpenDay {
  /** `2026-11-30` */
  readonly date: string;
  /** Opening hours, `09:30-14:00`, in order. */
  readonly hours: readonly string[];
}

/**
 * The next days on which a dealer is open, from tomorrow: the dealer has to call back first.
 * @param today of the dealer's calendar, `2026-11-24`
 */
export const openDays = (hours: readonly OpeningTimes[], today: string, count: number): OpenDay[] => {
  const found: OpenDay[] = [];
  for (let ahead = 1; ahead <= 30 && found.length < count; ahead++) {
    const date = daysAfter(today, ahead);
    const times = hours
      .filter(({ days }) => days.includes(weekdayOf(date)))
      .map(({ opens, closes }) => `${opens}-${closes}`)
      .toSorted();
    if (times.length > 0) found.push({ date, hours: times });
  }
  return found;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * Half hours at which a drive may start on any of the days, `09:30`, in order; the last one half an hour
 * before closing.
 */
export const drivingTimes = (days: readonly OpenDay[]): string[] => {
  const times = days.flatMap(({ hours }) =>
    hours.flatMap((range) => {
      const [opens = 0, closes = 0] = range.split("-").map(minutesOf);
      const count = Math.max(0, Math.floor((closes - opens) / 30));
      return Array.from({ length: count }, (_, half) => timeOf(opens + half * 30));
    }),
  );
  return [...new Set(times)].toSorted();
};
