/** The quantile of the values, interpolated between neighbours; NaN for an empty list. */
export const quantileOf = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * share;
  const above = place - Math.floor(place);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return at(Math.floor(place)) * (1 - above) + at(Math.ceil(place)) * above;
};
