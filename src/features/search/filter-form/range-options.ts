import type { Facets } from "#api/models/search.ts";
import { kilometreOptions as specifiedKilometres } from "#domain/option-lists.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
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

const powers = {
  car: [75, 100, 125, 150, 200, 250, 300, 400],
  // 15 CV are the most that A1 allows, 48 what A2 does.
  motorbike: [15, 48, 75, 100, 125, 150],
} as const satisfies Record<VehicleKind, readonly number[]>;

/** Horsepower that buyers tell vehicles of a kind apart by, and the chosen ones. */
export const powerValues = (
  kind: VehicleKind | undefined,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
): number[] => withChosen([...powers[kind ?? "car"]], [from, to], false);

/** Kilometres on the battery, as far as something in the stock goes, and the chosen ones. */
export const electricRangeValues = ({ ranges }: Facets, chosen: number | undefined): number[] =>
  withChosen(
    [50, 100, 200, 300, 400, 500].filter((km) => km <= (ranges.range?.max ?? 0)),
    [chosen],
    false,
  );

const withChosen = (
  values: number[],
  chosen: readonly (number | undefined)[],
  descending: boolean,
): number[] => {
  const extra = chosen.filter((value) => value !== undefined);
  return [...new Set([...values, ...extra])].sort((a, b) => (descending ? b - a : a - b));
};
