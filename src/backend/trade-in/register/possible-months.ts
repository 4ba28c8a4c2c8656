import type { RegistrationHint } from "#market/market.ts";

/**
 * The months `YYYY-MM` in which a plate may have been given out and of whose year `isKnown` holds, up to `last`; oldest first. A
 * series without a beginning is read from 1900 on.
 */
export const possibleMonths = (
  { from = "1900-01", to = "9999-12" }: RegistrationHint,
  last: string,
  isKnown: (year: number) => boolean,
): readonly string[] => {
  const end = to < last ? to : last;
  const years = Array.from(
    { length: Math.max(0, yearOf(end) - yearOf(from) + 1) },
    (_, offset) => yearOf(from) + offset,
  );
  return years
    .filter(isKnown)
    .flatMap((year) =>
      Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, "0")}`),
    )
    .filter((month) => month >= from && month <= end);
};

const yearOf = (month: string): number => Number(month.slice(0, 4));
