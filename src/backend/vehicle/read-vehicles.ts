import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { type KnownVersion, knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { Orm } from "#backend/store/database.ts";
import { forget } from "#backend/store/remember.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { pictureSets } from "../store/schema/picture-sets.ts";
import { vehicleDetails } from "../store/schema/vehicle-details.ts";

type Stored = {
  readonly vehicle: typeof vehicles.$inferSelect;
  readonly details: typeof vehicleDetails.$inferSelect;
  /** Pre-rendered pictures, for a vehicle without photographs. */
  readonly rendered: typeof pictureSets.$inferSelect | null;
};

/** All data of a vehicle that cards and pages contain. */
export type VehicleRow = Stored & KnownVersion & { readonly dealer: StoredDealer };

/** One vehicle, or undefined. */
export const readVehicle = async (orm: Orm, condition: SQL): Promise<VehicleRow | undefined> => {
  const [row] = await complete(orm, await select(orm).where(condition).limit(1));
  return row;
};

/** The vehicles after a number that meet a condition, in the order of their numbers. */
export const readVehiclesAfter = async (
  orm: Orm,
  after: number,
  condition: SQL | undefined,
  atMost: number,
): Promise<VehicleRow[]> =>
  complete(
    orm,
    await select(orm)
      .where(and(condition, gt(vehicles.id, after)))
      .orderBy(asc(vehicles.id))
      .limit(atMost),
  );

/** Vehicles by their ids, in the order of the ids. */
export const readVehicles = async (orm: Orm, ids: readonly number[]): Promise<VehicleRow[]> => {
  if (ids.length === 0) return [];
  const found = await orm
    .select()
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]));
  const byId = new Map(found.map((vehicle) => [vehicle.id, vehicle]));
  return await withDetails(
    orm,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
};

/** Vehicles that were read already, with all their data, in the same order. */
const withDetails = async (orm: Orm, found: readonly Stored["vehicle"][]): Promise<VehicleRow[]> => {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await orm
    .select({ details: vehicleDetails, rendered: pictureSets })
    .from(vehicleDetails)
    .leftJoin(pictureSets, eq(pictureSets.id, vehicleDetails.pictureSetId))
    .where(inArray(vehicleDetails.vehicleId, ids));
  const byId = new Map(rows.map((entry) => [entry.details.vehicleId, entry]));
  const stored = found.flatMap((vehicle) => {
    const own = byId.get(vehicle.id);
    return own === undefined ? [] : [{ vehicle, ...own }];
  });
  return await complete(orm, stored);
};

const select = (orm: Orm) =>
  orm
    .select({ vehicle: vehicles, details: vehicleDetails, rendered: pictureSets })
    .from(vehicles)
    .innerJoin(vehicleDetails, eq(vehicleDetails.vehicleId, vehicles.id))
    .leftJoin(pictureSets, eq(pictureSets.id, vehicleDetails.pictureSetId));

/** Adds cached data; a version or dealer that is newer than the cache makes it reload, once. */
const complete = async (orm: Orm, rows: readonly Stored[], again = true): Promise<VehicleRow[]> => {
  const { versions } = await knownCatalogue(orm);
  const dealers = await knownDealers(orm);
  const completed = rows.flatMap((row) => {
    const known = versions.get(row.vehicle.versionId);
    const dealer = dealers.get(row.vehicle.dealerId);
    return known && dealer ? [{ ...row, ...known, dealer }] : [];
  });
  if (completed.length === rows.length || !again) return completed;
  forget(orm);
  return complete(orm, rows, false);
};
