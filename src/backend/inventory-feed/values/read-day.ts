import { readDate } from "#domain/read-date.ts";
import { type Reading, Unreadable } from "./unreadable.ts";

export type DayForm = { readonly dateOrder: "dmy" | "mdy"; readonly now: Date };

const msPerDay = 86_400_000;
/** Days between Excel's first and 1970-01-01. */
const excelOffset = 25_569;

/**
 * A day as feeds write it, as `2021-04-17`: `17/04/2021`, `17.4.21`, `20210417`, `2021-04-17T00:00:00Z`, Excel's number of it, or a month
 * alone (`04/2021`, `2021-04`), whose first day is meant.
 */
export const readDay = (text: string, form: DayForm): Reading<string> => {
  const plain = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, "");
  const written = rewritten(plain, form);
  return (written === undefined ? undefined : readDate(written)) ?? new Unreadable(expectedOf(form));
};

const expectedOf = ({ dateOrder }: DayForm): string =>
  dateOrder === "dmy"
    ? "a day such as 17/04/2021 or 2021-04-17, or a month"
    : "a day such as 04/17/2021 or 2021-04-17, or a month";

const rewritten = (text: string, form: DayForm): string | undefined => {
  const [, year, month, day] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  const [, first, second, last] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (last !== undefined) {
    const whole = last.length === 4 ? last : century(Number(last), form.now);
    return form.dateOrder === "dmy" ? `${first}/${second}/${whole}` : `${second}/${first}/${whole}`;
  }
  const [, monthFirst, yearBehind] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  if (yearBehind !== undefined) return `1/${monthFirst}/${yearBehind}`;
  const [, yearFirst, monthBehind] = /^(\d{4})[-/. ](\d{1,2})$/.exec(text) ?? [];
  if (yearFirst !== undefined) return `1/${monthBehind}/${yearFirst}`;
  return /^[2-5]\d{4}$/.test(text)
    ? new Date((Number(text) - excelOffset) * msPerDay).toISOString().slice(0, 10)
    : undefined;
};

/** Of a year of two digits: not later than the next one. */
const century = (year: number, now: Date): number => {
  const next = (now.getUTCFullYear() + 1) % 100;
  return (year <= next ? 2000 : 1900) + year;
};
