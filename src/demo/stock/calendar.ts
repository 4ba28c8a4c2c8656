const msPerDay = 86_400_000;

/** Days from 1970-01-01 to an ISO calendar date (`2026-11-20`); throws RangeError for anything else. */
export const toDay = (date: string): number => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new RangeError(`not a calendar date (YYYY-MM-DD): ${date}`);
  return Math.round(time / msPerDay);
};

/** ISO calendar date of a day counted from 1970-01-01. */
export const toDate = (day: number): string => new Date(day * msPerDay).toISOString().slice(0, 10);

/** Day of the first of January of a year. */
export const firstDayOf = (year: number): number => Math.round(Date.UTC(year, 0, 1) / msPerDay);

/** Calendar year of a day. */
export const yearOf = (day: number): number => new Date(day * msPerDay).getUTCFullYear();

/** The same day of the month, some months later; the first of the next month where a month has no such day. */
export const addMonths = (day: number, months: number): number => {
  const date = new Date(day * msPerDay);
  const month = date.getUTCMonth() + months;
  const same = Date.UTC(date.getUTCFullYear(), month, date.getUTCDate());
  const next = Date.UTC(date.getUTCFullYear(), month + 1, 1);
  return Math.round(Math.min(same, next) / msPerDay);
};

/** ISO date and time of a day at a minute of it, in UTC. */
export const toDateTime = (day: number, minute: number): string =>
  new Date(day * msPerDay + minute * 60_000).toISOString();
