import { and, eq, ne, sql } from "drizzle-orm";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import { brands, models } from "#backend/store/schema/catalogue.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { buildCard } from "./build-card.ts";
import { findByVin } from "./find-by-vin.ts";
import { readVehicles, type VehicleRow } from "./read-vehicles.ts";

/**
 * The vehicles at the least distance: another body counts as 60 per cent of the price, another brand as 15, another
 * model as 25, another fuel as 10, a year as 3, ten thousand kilometres as 2.
 */
const nearest = async ({ vehicle, brand }: VehicleRow, limit: number, { orm }: Call): Promise<number[]> => {
  const distance = sql`
    abs(${vehicles.priceCents} - ${vehicle.priceCents}) / ${vehicle.priceCents}::float8
    + case when ${vehicles.segment} = ${vehicle.segment} then 0 else 0.6 end
    + case when ${vehicles.modelId} = ${vehicle.modelId} then 0 else 0.25 end
    + case when ${brands.id} = ${brand.id} then 0 else 0.15 end
    + case when ${vehicles.fuel} = ${vehicle.fuel} then 0 else 0.1 end
    + abs(${vehicles.year} - ${vehicle.year}) * 0.03
    + abs(${vehicles.kilometers} - ${vehicle.kilometers}) * 0.000002`;
  const found = await orm
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(models, eq(models.id, vehicles.modelId))
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(and(eq(vehicles.kind, vehicle.kind), eq(vehicles.status, "in-stock"), ne(vehicles.id, vehicle.id)))
    .orderBy(distance, vehicles.id)
    .limit(limit);
  return found.map(({ id }) => id);
};

/** Smallest difference that is worth mentioning: of prices in cents, and in kilometres. */
const noticeable = { cents: 300_00, kilometers: 5_000 } as const;

/** The reason why a vehicle is shown beside another, as a short text. */
const similarReason = (row: VehicleRow, original: VehicleRow, locale: Locale): string => {
  const { similar, segments } = wordingOf(locale);
  const { formats } = marketOf(locale);
  const saved = original.vehicle.priceCents - row.vehicle.priceCents;
  const fewer = original.vehicle.kilometers - row.vehicle.kilometers;
  const amount = formats.money(eurosFromCents(saved));
  if (row.model.id === original.model.id) {
    if (saved >= noticeable.cents) return fill(similar.sameModelCheaper, { amount });
    if (fewer >= noticeable.kilometers)
      return fill(similar.sameModelFewerKms, { kms: formats.kilometres(fewer) });
    return row.vehicle.year > original.vehicle.year ? similar.sameModelNewer : similar.sameModel;
  }
  if (row.vehicle.segment !== original.vehicle.segment) return similar.samePrice;
  if (row.brand.id === original.brand.id) return similar.sameSegmentBrand;
  return saved >= noticeable.cents
    ? fill(similar.sameSegmentCheaper, { segment: segments[row.vehicle.segment], amount })
    : similar.sameSegment;
};

const defaultLimit = 8;

/** `POST vehicle/{vin}/similar`: vehicles that can be bought, best match first, each with its reason. */
export const similarVehicles: Handler<typeof readingEndpoints.similarVehicles> = async (input, call) => {
  const original = await findByVin(call.orm, input.params.vin);
  const { locale, now, orm } = call;
  const ids = await nearest(original, input.body.limit ?? defaultLimit, call);
  const [rows, bands, finance] = await Promise.all([
    readVehicles(orm, ids),
    searchEngine(orm).bands(ids, now),
    financeSettings(orm),
  ]);
  return rows.map((row) => ({
    ...buildCard(row, { locale, finance, now, bands }),
    reason: similarReason(row, original, locale),
  }));
};
