import { daysAfter, type LocalMoment, weekdayOf } from "./local-clock.ts";
import type { OpeningTimes } from "./opening-hours.ts";

/** Whether somebody is there at a moment, and the day and time, of the clock there, at which that changes. */
export interface OpenState extends LocalMoment {
  readonly open: boolean;
}

const daysLookedAt = 14;

/**
 * Whether a place is open by its hours; undefined where it does not open within two weeks.
 * @param moment what calendar and clock show there
 * @param isClosed whether it stays shut all day, as on a public holiday; days as `2026-12-25`
 */
export const openState = (
  hours: readonly OpeningTimes[],
  moment: LocalMoment,
  isClosed: (date: string) => boolean,
): OpenState | undefined => {
  for (let ahead = 0; ahead < daysLookedAt; ahead++) {
    const date = daysAfter(moment.date, ahead);
    if (isClosed(date)) continue;
    const times = hours.filter(({ days }) => days.includes(weekdayOf(date)));
    const now = ahead === 0 ? moment.time : "";
    const closing = times.find(({ opens, closes }) => opens <= now && now < closes);
    if (closing) return { open: true, date, time: closing.closes };
    const [next] = times
      .map(({ opens }) => opens)
      .filter((opens) => opens > now)
      .toSorted();
    if (next !== undefined) return { open: false, date, time: next };
  }
  return undefined;
};
