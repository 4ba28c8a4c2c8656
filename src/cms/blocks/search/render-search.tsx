import { loadDropdowns } from "#api/load-dropdowns.ts";
import type { SearchData } from "#contract/blocks/search.ts";
import { withoutValues } from "#domain/search-query.ts";
import { listAddress, withPreset } from "#features/search/list-address.ts";
import { loadSearch } from "#features/search/load-search.ts";
import { quickCounts } from "#features/search/quick-filters/quick-counts.ts";
import type { BlockContext } from "../../block-context.ts";
import { UnavailableVehicles } from "../../frame/unavailable-vehicles.tsx";
import { loadListOfAllPlaces, loadParentList } from "../../parent-list.ts";
import { headingLevel } from "../hero/render-hero.tsx";
import { SearchBlock } from "./search-block.tsx";

export const renderSearch = async (data: SearchData, context: BlockContext) => {
  const { locale, query, notices } = context;
  // The prices of its cards need the contract expenses.
  void loadDropdowns(locale);
  const answer = await loadSearch(locale, {
    kind: data.kind,
    preset: data.filters,
    dealers: data.dealers,
    query,
    example: true,
    counts: quickCounts(data.quickFilters, query),
    from: context.slug,
  });
  if (!answer.ok) return <UnavailableVehicles heading={data.heading} level={headingLevel(context)} />;
  const { ignored } = answer.value;
  const path = await loadListOfAllPlaces(data, locale, context.slug);
  const everywhere = { kind: data.kind, preset: {}, query: withPreset(query, data.filters), limit: 6 };
  const other = path && answer.value.total <= 1 ? await loadSearch(locale, everywhere) : undefined;
  return (
    <SearchBlock
      {...context}
      data={data}
      result={answer.value}
      whole={await loadParentList(data, locale, context.slug)}
      elsewhere={
        path === undefined
          ? undefined
          : {
              href: listAddress(path, { ...everywhere.query, page: 1 }),
              result: other?.ok ? other.value : undefined,
            }
      }
      query={withoutValues(query, ignored)}
      notices={[...notices, ...ignored.map((left) => ({ kind: "unknown-value" as const, ...left }))]}
    />
  );
};
