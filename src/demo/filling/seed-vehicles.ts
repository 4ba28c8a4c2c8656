import { setImmediate as turn } from "node:timers/promises";
import type { Load } from "#backend/store/copy-in.ts";
import { pictureSets } from "#backend/store/schema/picture-sets.ts";
import { priceLog } from "#backend/store/schema/price-log.ts";
import { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import { vehiclePassports } from "#backend/store/schema/vehicle-passports.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { ListedVehicle } from "#shop-folder/pages/listed-vehicle.ts";
import type { SeedVehicle } from "../stock/seed-vehicle.ts";
import { detailsRow, type SeedReferences, vehicleRow } from "./vehicle-rows.ts";

export const vehicleTables = [vehicles, vehicleDetails, vehiclePassports, priceLog];

/** Vehicles that are stored at once, and those that are made between two looks at whether the database waits. */
const portion = 2000;
const slice = 50;

/**
 * Stores vehicles with their details and their price log, in portions, so that a large stock needs little memory; while the database takes
 * one, the next is made. Answers how many there were, and what pages follow of those that can be bought.
 */
export const seedVehicles = async (
  load: Load,
  stock: Iterable<SeedVehicle>,
  references: SeedReferences,
): Promise<{ readonly stored: number; readonly listed: readonly ListedVehicle[] }> => {
  const listed: ListedVehicle[] = [];
  const sets = new Map<string, number>();
  let rows = newRows();
  let made = 0;
  let storing = Promise.resolve();
  for (const seed of stock) {
    made += 1;
    addRows(rows, made, seed, { ...references, sets });
    if (seed.status === "in-stock") listed.push(listedOf(seed));
    if (made % slice === 0) await turn();
    if (made % portion > 0) continue;
    await storing;
    storing = store(load, rows);
    // It is awaited later: a failure until then must not be an unhandled rejection.
    storing.catch(() => undefined);
    rows = newRows();
  }
  await storing;
  await store(load, rows);
  return { stored: made, listed };
};

type Rows = ReturnType<typeof newRows>;
/** With the numbers of the sets of pictures that were stored. */
type RowReferences = SeedReferences & { readonly sets: Map<string, number> };

const newRows = () => ({
  pictureSets: [] as (typeof pictureSets.$inferInsert)[],
  vehicles: [] as (typeof vehicles.$inferInsert)[],
  details: [] as (typeof vehicleDetails.$inferInsert)[],
  passports: [] as (typeof vehiclePassports.$inferInsert)[],
  prices: [] as (typeof priceLog.$inferInsert)[],
});

const addRows = (rows: Rows, id: number, seed: SeedVehicle, references: RowReferences): void => {
  rows.vehicles.push(vehicleRow(id, seed, references));
  rows.details.push(detailsRow(id, seed, pictureSetId(rows, seed.pictureSet, references)));
  if (seed.passport) rows.passports.push({ vehicleId: id, ...seed.passport });
  for (const { priceType, cents, at } of seed.prices)
    rows.prices.push({ vehicleId: id, priceType, cents, at: new Date(at) });
};

/** The number of a set of pictures, which is stored with the first vehicle that it shows. */
const pictureSetId = (
  rows: Rows,
  set: SeedVehicle["pictureSet"],
  { sets }: Pick<RowReferences, "sets">,
): number | null => {
  if (set === null) return null;
  const known = sets.get(set.name);
  if (known !== undefined) return known;
  const id = sets.size + 1;
  sets.set(set.name, id);
  rows.pictureSets.push({ id, name: set.name, pictures: set.pictures, turn: set.turn });
  return id;
};

const store = async (load: Load, rows: Rows): Promise<void> => {
  await load(pictureSets, rows.pictureSets);
  await load(vehicles, rows.vehicles);
  await load(vehicleDetails, rows.details);
  await load(vehiclePassports, rows.passports);
  await load(priceLog, rows.prices);
};

const listedOf = (seed: SeedVehicle): ListedVehicle => {
  const { version, status, totalPriceCents, modelYear, kilometers, dealerCode } = seed;
  const { registeredAt, lowCost, financing, isReduced } = seed;
  return {
    ...{ version, status, totalPriceCents, modelYear, kilometers, dealerCode },
    ...{ registeredAt, lowCost, financing, isReduced },
  };
};
