import type { Facets } from "#api/models/search.ts";
import { kilowattsOf } from "#domain/kilowatts.ts";
import { rangeOf, type SearchQuery } from "#domain/search-query.ts";
import { type RangeFilter, rangeEnds } from "#domain/search-query-keys.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { SelectField } from "#ui/field/field.tsx";
import type { SelectOption } from "#ui/field/select-options.tsx";
import styles from "./filter-form.module.css";
import { FilterGroup } from "./filter-group.tsx";
import { howMany } from "./how-many.ts";
import { electricRangeValues, kilometreOptions, powerValues, yearOptions } from "./range-options.ts";

type RangeGroupsProps = {
  readonly query: SearchQuery;
  readonly facets: Facets;
  readonly kind: VehicleKind | undefined;
};

/** Year, kilometres, power and electric range by lists; the last only where something can be driven by it. */
export const RangeGroups = async ({ query, facets, kind }: RangeGroupsProps) => {
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
    ["kms", kilometreOptions([query.kmsFrom, query.kmsTo])],
    ...(facets.isOptionsOnly ? [] : ([["power", powers]] as const)),
    ...(ranges.length > 0 ? ([["range", ranges]] as const) : []),
  ];
  return options.map(([filter, values]) => {
    const ends = Object.entries(rangeEnds[filter]).filter(([, key]) => key !== undefined);
    const { from, to } = rangeOf(query, filter);
    return (
      <FilterGroup key={filter} name={t(`filter.${filter}`)} chosen={howMany(from, to)} open={false}>
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
