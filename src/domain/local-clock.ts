/** A day and a time of the clock somewhere: `2026-11-24`, `09:30`. */
export type LocalMoment = { readonly date: string; readonly time: string };

const made = new Map<string, Intl.DateTimeFormat>();

/** Formatters are slow to make, and there are as many as time zones of dealers. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = made.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  made.set(timeZone, format);
  return format;
};

/** What calendar and clock show in a time zone at a moment. */
export const localClock = (moment: Date, timeZone: string): LocalMoment => {
  const [date = "", time = ""] = formatOf(timeZone).format(moment).split(" ");
  return { date, time };
};

/** The calendar date so many days after another. */
export const daysAfter = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
