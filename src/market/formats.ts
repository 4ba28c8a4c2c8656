/** What is shown in the place of something that is no number or no date. */
const noValue = "--";

type Maybe<Value> = Value | null | undefined;

/**
 * The ways a language writes the values of a market. Each returns `--` for what is no finite number or no valid date. A date given as
 * text is read as ISO 8601 and needs its offset, or it is taken in the time zone of the machine.
 */
export type Formats = {
  /** Decimal euros, always two decimals: `12.345,50 €`. */
  readonly money: (euros: Maybe<number>) => string;
  readonly number: (value: Maybe<number>, decimals?: number) => string;
  /** Euros without their sign, as boxes and columns of amounts have them: `2.490`. */
  readonly amount: (euros: Maybe<number>, decimals?: number) => string;
  /** Rounded, with no-break spaces: `12 345 km`. */
  readonly kilometres: (kms: Maybe<number>) => string;
  /** A number that already is a percentage: 7.5 gives `7,50 %`. */
  readonly percent: (value: Maybe<number>, decimals?: number) => string;
  /** `20/11/2026`, in the market's time zone. */
  readonly date: (value: Maybe<Date | string | number>) => string;
  /** `20 de noviembre de 2026`. */
  readonly longDate: (value: Maybe<Date | string | number>) => string;
  /** `09:30`. */
  readonly time: (value: Maybe<Date | string | number>) => string;
  /** `martes, 24 de noviembre`. */
  readonly weekday: (value: Maybe<Date | string | number>) => string;
  /** The day on the market's clock as ISO 8601, `2026-11-24`. */
  readonly isoDate: (value: Date) => string;
  /** `noviembre de 2026`. */
  readonly month: (value: Maybe<Date | string | number>) => string;
};

type NumberOptions = { readonly currency?: "EUR"; readonly useGrouping?: "always" | "auto" };

const space = "\u00a0";

/**
 * The formats of a language in a market. Formatters are made when first used: they are slow to make, and few pages need all.
 * @param locales.numberLocale for money and numbers; @param locales.dates for words and the order in dates
 */
export const formatsFor = (locales: { numberLocale: string; dates: string; timeZone: string }): Formats => {
  const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
  const numberFormat = (decimals: number, { currency, useGrouping = "auto" }: NumberOptions = {}) =>
    once(
      made,
      `${currency ?? useGrouping} ${decimals}`,
      () =>
        new Intl.NumberFormat(locales.numberLocale, {
          ...(currency && { style: "currency", currency }),
          useGrouping,
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          signDisplay: "negative",
        }),
    );
  const number = (value: Maybe<number>, decimals = 0, useGrouping: NumberOptions["useGrouping"] = "auto") =>
    isNumber(value) ? numberFormat(decimals, { useGrouping }).format(value) : noValue;
  const dateFormat =
    (options: Intl.DateTimeFormatOptions): Formats["date"] =>
    (value) => {
      const date =
        value === null || value === undefined || value === "" ? Number.NaN : new Date(value).getTime();
      if (Number.isNaN(date)) return noValue;
      const { timeZone } = locales;
      const make = () => new Intl.DateTimeFormat(locales.dates, { timeZone, ...options });
      return once(made, JSON.stringify(options), make).format(date);
    };
  return {
    money: (euros) =>
      isNumber(euros) ? numberFormat(2, { currency: "EUR", useGrouping: "always" }).format(euros) : noValue,
    number: (value, decimals) => number(value, decimals),
    amount: (euros, decimals) => number(euros, decimals, "always"),
    kilometres: (kms) => (isNumber(kms) ? `${groupThousands(kms)}${space}km` : noValue),
    percent: (value, decimals = 2) => (isNumber(value) ? `${number(value, decimals)}${space}%` : noValue),
    date: dateFormat({ day: "2-digit", month: "2-digit", year: "numeric" }),
    longDate: dateFormat({ day: "numeric", month: "long", year: "numeric" }),
    time: dateFormat({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    weekday: dateFormat({ weekday: "long", day: "numeric", month: "long" }),
    isoDate: (value) => new Intl.DateTimeFormat("sv-SE", { timeZone: locales.timeZone }).format(value),
    month: dateFormat({ month: "long", year: "numeric" }),
  };
};

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const groupThousands = (value: number): string =>
  BigInt(Math.round(value))
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, space);

const once = <Made extends Intl.NumberFormat | Intl.DateTimeFormat>(
  made: Map<string, Intl.NumberFormat | Intl.DateTimeFormat>,
  key: string,
  make: () => Made,
): Made => {
  const known = made.get(key);
  if (known) return known as Made;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
};
