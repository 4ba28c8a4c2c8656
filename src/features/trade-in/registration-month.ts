import type { RegistrationHint } from "#market/market.ts";

/** A month of a year, 1 to 12. */
interface Month {
  readonly year: number;
  readonly month: number;
}

const textOf = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, "0")}`;

/** Whether a month is in the future. */
export const isFutureMonth = (month: Month, now: Date): boolean =>
  textOf(month) > now.toISOString().slice(0, 7);

/** Whether a car registered then may have a plate of this series. True for series with unknown dates. */
export const fitsSeries = (month: Month, hint: RegistrationHint | undefined): boolean => {
  const text = textOf(month);
  return (hint?.from ?? text) <= text && text <= (hint?.to ?? text);
};
