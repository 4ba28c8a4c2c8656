import { localClock } from "#domain/local-clock.ts";
import { readDate } from "#domain/read-date.ts";
import { foldAccents } from "#domain/slugify.ts";
import { type Reading, Unreadable } from "./unreadable.ts";

/** Names of months in Spanish, Portuguese and English, whole and short, without accents, from January on. */
const names = [
  "enero ene janeiro january jan",
  "febrero feb fevereiro fev february",
  "marzo mar marco march",
  "abril abr april apr",
  "mayo may maio mai",
  "junio jun junho june",
  "julio jul julho july",
  "agosto ago august aug",
  "septiembre setiembre setembro september sept sep set",
  "octubre oct outubro out october",
  "noviembre nov novembro november",
  "diciembre dic dezembro dez december dec",
] as const;

/** From 1 to 12. */
const months: ReadonlyMap<string, number> = new Map(
  names.flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)),
);

/** The number of a month, from 1 to 12, by its name as foldAccents writes it; undefined for no name of a month. */
const monthOf = (name: string): number | undefined => months.get(name);

export type DayForm = {
  readonly dateOrder: "dmy" | "mdy";
  readonly now: Date;
  /** The time zone in which an instant becomes a day, as `Atlantic/Canary`. */
  readonly timeZone: string;
};

const msPerDay = 86_400_000;
/** Days between Excel's first and 1970-01-01. */
const excelOffset = 25_569;

/** A time after a day: hours, minutes, and whatever follows. */
const timeBehind = /[T ](\d{1,2}):(\d{2})(.*)$/i;
/** The offset from UTC at the end of a time. */
const offsetBehind = /(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)(?:\[[\w/+-]+\])?$/i;

/**
 * A day in the forms of feeds, as `2021-04-17`: `17/04/2021`, `17.4.21`, `20210417`, `17-abr-21`, Excel's serial number, or a month alone
 * (`04/2021`, `2021-04`, `abr-21`), which becomes its first day. A time after it is ignored; with an offset from UTC it is an instant,
 * whose day in the form's time zone is returned: `2020-12-31T23:00:00Z` is 2021-01-01 in Madrid.
 */
export const readDay = (text: string, form: DayForm): Reading<string> => {
  // The basic format of ISO 8601 has no colons.
  const whole = text.trim().replace(/^(\d{8}T\d{2})(\d{2})/i, "$1:$2");
  const time = timeBehind.exec(whole);
  const written = rewritten(time === null ? whole : whole.slice(0, time.index), form);
  const day = written === undefined ? undefined : readDate(written);
  const read = day === undefined || time === null ? day : dayOfTime(day, time, form.timeZone);
  return read ?? new Unreadable(expectedOf(form));
};

/** The day of a time zone at a time of a day; undefined for an invalid time. */
const dayOfTime = (day: string, time: RegExpExecArray, timeZone: string): string | undefined => {
  const [, hour = "", minute = "", behind = ""] = time;
  const offset = offsetBehind.exec(behind)?.[1];
  // Programs write midnight for a day without a time, in every time zone.
  if (offset === undefined || Number(hour) + Number(minute) === 0) return day;
  const [, sign, hours, minutes = "00"] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  const zone = hours === undefined ? "Z" : `${sign}${hours}:${minutes}`;
  const moment = new Date(`${day}T${hour.padStart(2, "0")}:${minute}:00${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : localClock(moment, timeZone).date;
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
    : withNamedMonth(text, form.now);
};

/** `17 de abril de 2021`, `abr-21`, `2021-abr`: the order of days and months does not matter. */
const withNamedMonth = (text: string, now: Date): string | undefined => {
  const plain = foldAccents(text);
  const behind = /^(?:(\d{1,2})[-/. ]*(?:de )?)?([a-z]{3,10})\.?[-/. ']*(?:de )?(\d{4}|\d{2})$/.exec(plain);
  const [, day = "1", name = "", year = ""] = behind ?? [];
  const [, yearFirst = year, nameBehind = name] = /^(\d{4})[-/. ]*([a-z]{3,10})\.?$/.exec(plain) ?? [];
  const month = monthOf(nameBehind);
  const whole = yearFirst.length === 2 ? century(Number(yearFirst), now) : yearFirst;
  return month === undefined ? undefined : `${day}/${month}/${whole}`;
};

/** The century of a year of two digits: the result is next year at the latest. */
const century = (year: number, now: Date): number => {
  const next = (now.getUTCFullYear() + 1) % 100;
  return (year <= next ? 2000 : 1900) + year;
};
