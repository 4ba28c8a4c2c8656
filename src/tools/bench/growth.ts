const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * By how much values have grown in their second half, in percent: the mean of the last quarter beside that of the third. What
 * is warming up grows in the first. Throws without four values.
 */
export const growth = (values: readonly number[]): number => {
  const quarter = Math.floor(values.length / 4);
  if (quarter === 0) throw new RangeError("too few values");
  const last = mean(values.slice(-quarter));
  const before = mean(values.slice(-2 * quarter, -quarter));
  return (last / before - 1) * 100;
};
