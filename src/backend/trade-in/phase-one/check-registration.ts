import { InvalidFieldError } from "#backend/errors.ts";
import { businessConstants } from "#domain/business-constants.ts";

/** A car is registered a little before its version is announced, or stood at its dealer for a while. */
const yearsAround = 1;

/**
 * Refuses a first registration that cannot be: one to come, one before the list of years begins, and one in a year in which nobody sold
 * this version new.
 * @param plateDate `YYYY-MM-DD`
 * @param today the day on the market's clock
 */
export const checkRegistration = (
  plateDate: string,
  { soldFrom, soldTo }: { readonly soldFrom: number; readonly soldTo: number | null },
  today: string,
): void => {
  const year = yearOf(plateDate);
  if (plateDate > today) throw new InvalidFieldError("plateDate", "A day that has been");
  if (year <= yearOf(today) - businessConstants.yearListLength)
    throw new InvalidFieldError("plateDate", "A year of the last hundred");
  if (year < soldFrom - yearsAround || year > (soldTo ?? year) + yearsAround)
    throw new InvalidFieldError("plateDate", "A year in which this version was sold new");
};

const yearOf = (date: string): number => Number(date.slice(0, 4));
