import type { SearchResult } from "#api/models/search.ts";
import type { VehicleRowData } from "#contract/blocks/vehicle-row.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { sorts } from "#domain/search-query-keys.ts";
import { loadSearch } from "#features/search/load-search.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { CardRow } from "#ui/card-row/card-row.tsx";
import { Section } from "#ui/section/section.tsx";
import type { BlockContext } from "../../block-context.ts";
import { UnavailableVehicles } from "../../frame/unavailable-vehicles.tsx";
import { rowSizes, vehicleCards } from "../vehicle-cards.tsx";

type VehicleRowBlockProps = {
  readonly data: VehicleRowData;
  readonly result: Pick<SearchResult, "vehicles">;
};

/** A row of vehicles; nothing when none match. */
const VehicleRowBlock = async ({ data, result }: VehicleRowBlockProps) => {
  if (result.vehicles.length === 0) return null;
  const t = await getScopedI18n("frame");
  return (
    <Section heading={data.heading} link={data.link}>
      <CardRow label={data.heading} words={{ previous: t("previous"), next: t("next") }}>
        {await vehicleCards(result.vehicles, { sizes: rowSizes, eager: 0 })}
      </CardRow>
    </Section>
  );
};

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
