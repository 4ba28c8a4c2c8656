import type { SearchResult } from "#api/models/search.ts";
import type { VehicleRowData } from "#contract/blocks/vehicle-row.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { CardRow } from "#ui/card-row/card-row.tsx";
import { Section } from "#ui/section/section.tsx";
import { rowSizes, vehicleCards } from "../vehicle-cards.tsx";

export type VehicleRowBlockProps = {
  readonly data: VehicleRowData;
  readonly result: Pick<SearchResult, "vehicles">;
};

/** A row of vehicles; nothing when none match. */
export const VehicleRowBlock = async ({ data, result }: VehicleRowBlockProps) => {
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
