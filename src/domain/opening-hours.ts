import { fill } from "#platform/fill.ts";
import { daysAfter, type LocalMoment, weekdayOf } from "./local-clock.ts";

/** Times that some days of the week share; 1 is Monday, 7 Sunday; times as `09:30`. */
export interface OpeningTimes {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

export interface HoursWords {
  /** `De {first} a {last}` */
  readonly range: string;
  readonly and: string;
}

export interface HoursLine {
  readonly days: string;
  readonly times: string;
}

const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/**
 * Opening hours as people say them, one line for days that share their times: `De lunes a viernes`, `09:30-14:00 y
 * 16:00-20:00`. @param locale of the names of the days
 */
export const openingHoursLines = (
  hours: readonly OpeningTimes[],
  locale: string,
  words: HoursWords,
): HoursLine[] => {
  const byDays = new Map<string, string[]>();
  for (const { days, opens, closes } of hours) {
    const label = daysLabel(days, locale, words);
    byDays.set(label, [...(byDays.get(label) ?? []), `${opens}-${closes}`]);
  }
  return [...byDays].map(([days, times]) => ({ days, times: times.join(` ${words.and} `) }));
};

const daysLabel = (days: readonly number[], locale: string, { range, and }: HoursWords): string => {
  const sorted = days.toSorted((a, b) => a - b);
  const names = sorted.map((day) => dayName(day, locale));
  const [first, last] = [names[0] ?? "", names.at(-1) ?? ""];
  const together = sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  const label =
    together && names.length > 2
      ? fill(range, { first, last })
      : names.slice(0, -1).length > 0
        ? `${names.slice(0, -1).join(", ")} ${and} ${last}`
        : last;
  return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
};

/** `lunes`; in Portuguese `segunda`, as in timetables, for `segunda-feira`. */
const dayName = (day: number, locale: string): string => {
  const name = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  return name.format(monday + (day - 1) * dayMs).replace(/-feira$/, "");
};

/** Whether the place is open at a moment, and the local day and time at which that changes. */
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
