/** Months that are offered where a service does not say which may be chosen. */
const usualMonths = [24, 36, 48, 60, 72, 84, 96];

/** The terms that may be chosen, the present one among them, shortest first. Pure. */
export const offeredMonths = (terms: readonly number[] = usualMonths, present: number): readonly number[] =>
  [...new Set([...terms, present])].toSorted((a, b) => a - b);
