import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FinanceSettings } from "#backend/finance/finance-settings.ts";
import { bulkInsert } from "#backend/store/bulk-insert.ts";
import { bulkUpdate } from "#backend/store/bulk-update.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { feedVehicles } from "#backend/store/schema/inventory-feeds.ts";
import { priceLog } from "#backend/store/schema/price-log.ts";
import { vehicleDetails } from "#backend/store/schema/vehicle-details.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { type PriceEntry, previousPrice } from "#domain/previous-price.ts";
import { knownPictures, linked, type OwnPictures } from "../pictures/known-pictures.ts";
import type { FeedVehicle } from "../row/feed-vehicle.ts";
import { vehicleColumns } from "./change-vehicle.ts";
import { type Decision, type Digested, decideRow } from "./decide-row.ts";
import { type KnownVehicle, lockVehicles, readKnown } from "./known-vehicle.ts";
import { type CatalogueNumbers, makeCatalogue } from "./make-catalogue.ts";

/** Days before a reduction whose lowest price may be struck through. */
const countedDays = 30;

/** A new cash price of a vehicle by its number. */
type NewPrice = { readonly id: number; readonly cents: number };

/** By the numbers of vehicles, the price that may be struck through once each has its new price, from its price log; null for none. */
const previousPrices = async (
  orm: Pick<Orm, "execute">,
  prices: readonly NewPrice[],
  now: Date,
): Promise<ReadonlyMap<number, number | null>> => {
  if (prices.length === 0) return new Map();
  const since = new Date(now.getTime() - countedDays * 86_400_000).toISOString();
  // Of the prices before those days only the last one was in force on one of them.
  const result = await orm.execute(sql`
    select priced.id, log.cents, log.at from json_array_elements_text(${JSON.stringify(prices.map(({ id }) => id))}::json) as given
    cross join lateral (select given.value::int as id) as priced
    cross join lateral (
      (select cents, at, id from price_log where vehicle_id = priced.id and price_type = 'TotalPrice' and at >= ${since})
      union all
      (select cents, at, id from price_log where vehicle_id = priced.id and price_type = 'TotalPrice' and at < ${since}
        order by at desc, id desc limit 1)
    ) as log order by log.at, log.id`);
  const logs = Map.groupBy(rowsOf<{ id: number; cents: number; at: string | Date }>(result), ({ id }) => id);
  return new Map(
    prices.map(({ id, cents }) => {
      const entries: PriceEntry[] = (logs.get(id) ?? []).map((entry) => ({
        at: new Date(entry.at).getTime(),
        priceCents: entry.cents,
      }));
      const reduction = previousPrice([...entries, { at: now.getTime(), priceCents: cents }], now.getTime());
      return [id, reduction?.previousCents ?? null];
    }),
  );
};

/** Public ids that no vehicle has: eight digits each. */
const freePublicIds = async (orm: Pick<Orm, "execute">, count: number): Promise<readonly string[]> => {
  const free = new Set<string>();
  while (free.size < count) {
    const tried = Array.from({ length: count - free.size }, () => String(randomInt(10_000_000, 100_000_000)));
    const result = await orm.execute(
      sql`select public_id as id from vehicles where public_id = any (${sql.param(tried)}::text[])`,
    );
    const taken = new Set(rowsOf<{ id: string }>(result).map(({ id }) => id));
    for (const id of tried) if (!taken.has(id)) free.add(id);
  }
  return [...free];
};

export type StoreOptions = {
  readonly source: string;
  readonly finance: FinanceSettings;
  readonly numbers: CatalogueNumbers;
  readonly now: Date;
};

export type Decided = { readonly row: Digested; readonly decision: Decision };

/** Decides what to do with rows of different vehicles; writes nothing. */
export const decidePortion = async (
  orm: Pick<Orm, "execute">,
  rows: readonly Digested[],
  source: string,
): Promise<readonly Decided[]> => {
  const known = await readKnown(
    orm,
    rows.map(({ vehicle }) => vehicle.vin),
  );
  return rows.map((row) => ({ row, decision: decideRow(row, known.get(row.vehicle.vin), source) }));
};

/** The same, written in one transaction, during which the changing vehicles cannot be reserved. */
export const storePortion = async (
  orm: Orm,
  rows: readonly Digested[],
  options: StoreOptions,
): Promise<readonly Decided[]> => {
  const { source } = options;
  const decided = await decidePortion(orm, rows, source);
  const meant = decided.filter(({ decision }) => decision.kind === "add" || decision.kind === "change");
  if (meant.length === 0) return decided;
  const { again, remember } = await orm.transaction(async (tx) => {
    await lockVehicles(
      tx,
      meant.map(({ row }) => row.vehicle.vin),
    );
    const again = await decidePortion(
      tx,
      meant.map(({ row }) => row),
      source,
    );
    return { again, remember: await write(tx, again, options) };
  });
  remember();
  return [...decided.filter((each) => !meant.includes(each)), ...again];
};

const write = async (
  tx: Orm,
  decided: readonly Decided[],
  { numbers, ...options }: StoreOptions,
): Promise<() => void> => {
  const wanted = decided.flatMap(({ row, decision }) =>
    decision.kind === "add" || decision.kind === "change" ? [row.vehicle] : [],
  );
  const { placeOf, remember } = await makeCatalogue(tx, wanted, numbers);
  const added = decided.flatMap(({ row, decision }) => (decision.kind === "add" ? [row] : []));
  const changed = decided.flatMap(({ row, decision }) =>
    decision.kind === "change" ? [{ row, known: decision.known }] : [],
  );
  const own = await knownPictures(
    tx,
    wanted.flatMap(({ pictures }) => pictures),
  );
  await add(tx, added, placeOf, { ...options, own });
  await change(tx, changed, placeOf, { ...options, own });
  return remember;
};

type Places = Awaited<ReturnType<typeof makeCatalogue>>["placeOf"];
type Writing = Omit<StoreOptions, "numbers"> & { readonly own: OwnPictures };

/** What pages show of a vehicle, with the pictures that are stored already. */
const detailsOf = ({ details, pictures }: FeedVehicle, own: OwnPictures) => ({
  ...details,
  pictures: linked(pictures, own),
});

const add = async (tx: Orm, rows: readonly Digested[], placeOf: Places, options: Writing): Promise<void> => {
  if (rows.length === 0) return;
  const publicIds = await freePublicIds(tx, rows.length);
  const stored = rows.map(({ vehicle }, at) =>
    vehicleColumns(
      vehicle,
      { ...placeOf(vehicle), previousPriceCents: null },
      { publicId: publicIds[at] ?? "" },
      options,
    ),
  );
  await bulkInsert(tx, vehicles, stored);
  const known = await readKnown(
    tx,
    rows.map(({ vehicle }) => vehicle.vin),
  );
  const placed = rows.flatMap((row) => {
    const id = known.get(row.vehicle.vin)?.id;
    return id === undefined ? [] : [{ row, id }];
  });
  await bulkInsert(
    tx,
    vehicleDetails,
    placed.map(({ row, id }) => ({
      vehicleId: id,
      ...detailsOf(row.vehicle, options.own),
      warrantyContracts: [],
    })),
  );
  await logPrices(
    tx,
    placed.map(({ row, id }) => ({ id, row, known: undefined })),
    options.now,
  );
  await link(tx, placed, options);
};

type Changed = { readonly row: Digested; readonly known: KnownVehicle };

const change = async (
  tx: Orm,
  rows: readonly Changed[],
  placeOf: Places,
  options: Writing,
): Promise<void> => {
  if (rows.length === 0) return;
  const repriced = rows.filter(({ row, known }) => row.vehicle.offer.priceCents !== known.priceCents);
  const struck = await previousPrices(
    tx,
    repriced.map(({ row, known }) => ({ id: known.id, cents: row.vehicle.offer.priceCents })),
    options.now,
  );
  const stored = rows.map(({ row: { vehicle }, known }) => {
    const previousPriceCents = struck.has(known.id)
      ? (struck.get(known.id) ?? null)
      : known.previousPriceCents;
    return {
      id: known.id,
      ...vehicleColumns(vehicle, { ...placeOf(vehicle), previousPriceCents }, known, options),
    };
  });
  await bulkUpdate(tx, vehicles, "id", stored);
  await bulkUpdate(
    tx,
    vehicleDetails,
    "vehicleId",
    rows.map(({ row, known }) => ({ vehicleId: known.id, ...detailsOf(row.vehicle, options.own) })),
  );
  await logPrices(
    tx,
    rows.map(({ row, known }) => ({ id: known.id, row, known })),
    options.now,
  );
  await link(
    tx,
    rows.map(({ row, known }) => ({ row, id: known.id })),
    options,
  );
};

type Priced = { readonly id: number; readonly row: Digested; readonly known: KnownVehicle | undefined };

/** Logs each price once, when it changes. */
const logPrices = async (tx: Orm, rows: readonly Priced[], at: Date): Promise<void> => {
  const entries = rows.flatMap(({ id, row, known }) => {
    const { priceCents, promoPriceCents } = row.vehicle.offer;
    const promo = promoPriceCents === known?.promoPriceCents ? null : promoPriceCents;
    return [
      ...(priceCents === known?.priceCents
        ? []
        : [{ vehicleId: id, priceType: "TotalPrice" as const, cents: priceCents, at }]),
      ...(promo === null ? [] : [{ vehicleId: id, priceType: "PromoFinance" as const, cents: promo, at }]),
    ];
  });
  await bulkInsert(tx, priceLog, entries);
};

type Linked = { readonly row: Digested; readonly id: number };

const link = async (tx: Orm, rows: readonly Linked[], { source, own }: Writing): Promise<void> => {
  const links = rows.map(({ row: { vehicle, digest }, id }) => ({
    ...{ id, digest, reference: vehicle.reference, addresses: vehicle.pictures },
    missing: vehicle.pictures.some((address) => !own.has(address)),
  }));
  await tx.execute(sql`
    insert into ${feedVehicles} (vehicle_id, source, reference, digest, picture_addresses, pictures_missing)
    select id, ${source}, reference, digest, addresses, missing from json_to_recordset(${JSON.stringify(links)}::json)
      as linked(id int, reference text, digest text, addresses text[], missing boolean)
    on conflict (vehicle_id) do update
      set source = excluded.source, reference = excluded.reference, digest = excluded.digest,
        picture_addresses = excluded.picture_addresses, pictures_missing = excluded.pictures_missing`);
};
