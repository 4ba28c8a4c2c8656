import { inArray } from "drizzle-orm";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Call } from "#backend/http/call.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";

import { buildCard, type WrittenCard } from "./build-card.ts";
import { readVehicles } from "./read-vehicles.ts";

/** The cards of vehicles, in the language of the call; unknown ones are missing. */
export const cardsByVin = async (
  vins: readonly string[],
  { orm, locale, now }: Pick<Call, "orm" | "locale" | "now">,
): Promise<ReadonlyMap<string, WrittenCard>> => {
  if (vins.length === 0) return new Map();
  const found = await orm
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.vin, [...vins]));
  const rows = await readVehicles(
    orm,
    found.map(({ id }) => id),
  );
  const [finance, bands] = await Promise.all([
    financeSettings(orm),
    searchEngine(orm).bands(
      rows.map(({ vehicle }) => vehicle.id),
      now,
    ),
  ]);
  return new Map(rows.map((row) => [row.vehicle.vin, buildCard(row, { locale, finance, now, bands })]));
};
