import type { Facets } from "#contract/search-facets.ts";
import { kilometreOptions as specifiedKilometres } from "#domain/option-lists.ts";
import type { SelectOption } from "#ui/field/select-options.tsx";

/** Years of the stock, newest first, with the chosen ones even where the stock has none of them now. */
export const yearOptions = (facets: Facets, chosen: readonly (number | undefined)[]): SelectOption[] => {
  const { min, max } = facets.ranges.year ?? { min: 0, max: -1 };
  const stock = Array.from({ length: Math.max(0, Math.min(max - min + 1, 100)) }, (_, index) => max - index);
  return withChosen(stock, chosen, true).map((year) => ({ value: String(year), text: String(year) }));
};

/** The specified kilometres and the chosen ones. */
export const kilometreOptions = (chosen: readonly (number | undefined)[]): SelectOption[] => {
  const values = specifiedKilometres().map(({ value }) => value);
  return withChosen(values, chosen, false).map((kms) => ({ value: String(kms), text: `${kms} kms` }));
};

const withChosen = (
  values: number[],
  chosen: readonly (number | undefined)[],
  descending: boolean,
): number[] => {
  const extra = chosen.filter((value) => value !== undefined);
  return [...new Set([...values, ...extra])].sort((a, b) => (descending ? b - a : a - b));
};
