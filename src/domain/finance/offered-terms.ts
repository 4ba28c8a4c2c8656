/** Months that are offered where a service does not say which may be chosen. */
const usualTerms = [24, 36, 48, 60, 72, 84, 96];

/** The terms that may be chosen, the present one among them, shortest first. Pure. */
export const offeredTerms = (terms: readonly number[] = usualTerms, present: number): readonly number[] =>
  [...new Set([...terms, present])].toSorted((a, b) => a - b);
