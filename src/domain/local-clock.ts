/** A day and a time of the clock somewhere: `2026-11-24`, `09:30`. */
export type LocalMoment = { readonly date: string; readonly time: string };

/** What calendar and clock show in a time zone at a moment. */
export const localClock = (moment: Date, timeZone: string): LocalMoment => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [date = "", time = ""] = format.format(moment).split(" ");
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
