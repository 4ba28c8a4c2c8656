import type { Facets } from "#contract/search-facets.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { choiceFilters } from "#domain/search-query-keys.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { SelectField } from "#ui/field/field.tsx";
import { countedOptions } from "./counted-options.ts";
import { FilterGroup } from "./filter-group.tsx";

type ChoiceGroupsProps = { readonly query: SearchQuery; readonly facets: Facets };

/** Limits that are one of a few, each as a list to choose from; one that the services know nothing of is left out. */
export const ChoiceGroups = async ({ query, facets }: ChoiceGroupsProps) => {
  const t = await getScopedI18n("search");
  const { number } = marketOf(await getCurrentLocale()).formats;
  return choiceFilters.map((filter) => {
    const values = facets.values[filter] ?? [];
    if (values.length === 0) return null;
    return (
      <FilterGroup
        key={filter}
        name={t(`filter.${filter}`)}
        chosen={query[filter] === undefined ? 0 : 1}
        open={false}
      >
        <SelectField
          label={t("to")}
          name={filter}
          defaultValue={query[filter] ?? ""}
          options={countedOptions(values, number)}
          blank={t("any")}
        />
      </FilterGroup>
    );
  });
};
