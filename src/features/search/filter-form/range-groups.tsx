import type { Facets } from "#api/models/search.ts";
import { kilowattsOf } from "#domain/kilowatts.ts";
import { kilometreOptions as specifiedKilometres } from "#domain/option-lists.ts";
import { rangeOf, type SearchQuery } from "#domain/search-query.ts";
import { type FilterGroupName, type RangeFilter, rangeEnds } from "#domain/search-query-keys.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { SelectField } from "#ui/field/field.tsx";
import type { SelectOption } from "#ui/field/select-options.tsx";
import styles from "./filter-form.module.css";
import { FilterGroup } from "./filter-group.tsx";
import { howMany } from "./how-many.ts";

/** The years that a service lists, or those of the stock, newest first, with the chosen ones even where none has them now. */
export const yearOptions = (facets: Facets, chosen: readonly (number | undefined)[]): SelectOption[] => {
  const { min, max } = facets.ranges.year ?? { min: 0, max: -1 };
  const length = Math.max(0, Math.min(max - min + 1, 100));
  const years = facets.years ?? Array.from({ length }, (_, index) => max - index);
  return withChosen([...years], chosen, true).map((year) => ({ value: String(year), text: String(year) }));
};

/** The kilometres that a service lists, or the specified ones, and the chosen ones. */
export const kilometreOptions = (
  { kms = specifiedKilometres() }: Facets,
  chosen: readonly (number | undefined)[],
): SelectOption[] => {
  const labels = new Map(kms.map(({ value, label }) => [value, label]));
  return withChosen([...labels.keys()], chosen, false).map((value) => ({
    value: String(value),
    text: labels.get(value) ?? `${value} kms`,
  }));
};

const powers = {
  car: [75, 100, 125, 150, 200, 250, 300, 400],
  // 15 CV are the most that A1 allows, 48 what A2 does.
  motorbike: [15, 48, 75, 100, 125, 150],
} as const satisfies Record<VehicleKind, readonly number[]>;

/** Horsepower by which buyers distinguish vehicles of a kind, and the chosen ones. */
const powerValues = (
  kind: VehicleKind | undefined,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
): number[] => withChosen([...powers[kind ?? "car"]], [from, to], false);

/** Kilometres on the battery, as far as something in the stock goes, and the chosen ones. */
const electricRangeValues = ({ ranges }: Facets, chosen: number | undefined): number[] =>
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

type RangeGroupsProps = {
  readonly query: SearchQuery;
  readonly facets: Facets;
  readonly kind: VehicleKind | undefined;
  readonly opened: readonly FilterGroupName[];
};

/** Year, kilometres, power and electric range by lists; the last only where something can be driven by it. */
export const RangeGroups = async ({ query, facets, kind, opened }: RangeGroupsProps) => {
  const t = await getScopedI18n("search");
  const { number, kilometres } = marketOf(await getCurrentLocale()).formats;
  const powers = powerValues(kind, rangeOf(query, "power")).map((cv) => ({
    value: String(cv),
    text:
      kind === "motorbike"
        ? t("powerOption", { cv, kw: kilowattsOf(cv) })
        : `${number(cv)} ${t("horsepower")}`,
  }));
  const ranges = electricRangeValues(facets, query.rangeFrom).map((km) => ({
    value: String(km),
    text: kilometres(km),
  }));
  const options: readonly (readonly [RangeFilter, SelectOption[]])[] = [
    ["year", yearOptions(facets, [query.yearFrom, query.yearTo])],
    ["kms", kilometreOptions(facets, [query.kmsFrom, query.kmsTo])],
    ...(facets.isOptionsOnly ? [] : ([["power", powers]] as const)),
    ...(ranges.length > 0 ? ([["range", ranges]] as const) : []),
  ];
  return options.map(([filter, values]) => {
    const ends = Object.entries(rangeEnds[filter]).filter(([, key]) => key !== undefined);
    const { from, to } = rangeOf(query, filter);
    return (
      <FilterGroup
        key={filter}
        group={filter}
        name={t(`filter.${filter}`)}
        chosen={howMany(from, to)}
        opened={opened}
        page={query.page}
      >
        <div className={styles.range}>
          {ends.map(([end, name]) => (
            <SelectField
              key={name}
              label={t(end as "from" | "to")}
              name={name}
              defaultValue={(end === "from" ? from : to) ?? ""}
              options={values}
              blank={t("any")}
            />
          ))}
        </div>
      </FilterGroup>
    );
  });
};
