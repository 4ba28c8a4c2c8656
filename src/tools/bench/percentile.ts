/** The value below which a share of the values lies, 0.95 for p95; the nearest one, never between two. Throws without values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new RangeError("no values");
  return value;
};
