import type { VehicleRowData } from "#contract/blocks/vehicle-row.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { sorts } from "#domain/search-query-keys.ts";
import { loadSearch } from "#features/search/load-search.ts";
import type { BlockContext } from "../../block-context.ts";
import { UnavailableVehicles } from "../../frame/unavailable-vehicles.tsx";
import { VehicleRowBlock } from "./vehicle-row-block.tsx";

export const renderVehicleRow = async (data: VehicleRowData, context: BlockContext) => {
  const { locale } = context;
  const sort = sorts.find((known) => known === data.sort) ?? emptySearchQuery.sort;
  const query = { ...emptySearchQuery, sort };
  const answer = await loadSearch(locale, {
    kind: data.kind,
    preset: data.filters,
    dealers: data.dealers,
    query,
    limit: data.limit,
  });
  if (!answer.ok) return <UnavailableVehicles heading={data.heading} level={2} />;
  return <VehicleRowBlock data={data} result={answer.value} />;
};
