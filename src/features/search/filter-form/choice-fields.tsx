import type { Facets } from "#api/models/search.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { choiceFilters } from "#domain/search-query-keys.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { SelectField } from "#ui/field/field.tsx";
import { countedOptions } from "./counted-options.ts";

type ChoiceFieldsProps = { readonly query: SearchQuery; readonly facets: Facets };

/** Limits that are one of a few, each as a list to choose from; one that the services know nothing of is left out. */
export const ChoiceFields = async ({ query, facets }: ChoiceFieldsProps) => {
  const t = await getScopedI18n("search");
  const { number } = marketOf(await getCurrentLocale()).formats;
  return choiceFilters.map((filter) => {
    const values = facets.values[filter] ?? [];
    if (values.length === 0) return null;
    return (
      <SelectField
        key={filter}
        label={t(`filter.${filter}`)}
        name={filter}
        defaultValue={query[filter] ?? ""}
        options={countedOptions(values, number)}
        blank={t("any")}
      />
    );
  });
};
