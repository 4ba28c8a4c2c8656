import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { startOfDay } from "#backend/vehicle/price-rating/price-rating-of.ts";
import { rateStock, type StockRatings } from "#backend/vehicle/price-rating/rate-stock.ts";
import { priceRatings } from "#domain/price-bands.ts";
import { vehicleStatuses } from "#domain/vehicle-types.ts";
import type { SearchedStock } from "./stock.ts";
import type { Column, ColumnName } from "./stock-columns.ts";

const decisive = [
  "id",
  "version",
  "dealer",
  "status",
  "price",
  "year",
  "kms",
] as const satisfies ColumnName[];

type Known = {
  readonly columns: readonly unknown[];
  readonly ids: Column;
  readonly terms: string;
  readonly ratings: StockRatings;
  /** When it was calculated, and how long that took. */
  readonly at: number;
  readonly tookMs: number;
};

/** From so many vehicles on a calculation is worth saving: it is repeated after a hundred times as long as it takes. */
const manyVehicles = 20_000;
const restFactor = 100;

const memories = new WeakMap<object, Known>();
const inStock = vehicleStatuses.indexOf("in-stock");

/**
 * The price ratings of all vehicles that can be bought, each among those of its kind in its country, on the day of `now`. They are cached
 * until the day, the catalogue, the dealers or one of the columns that they depend on changes; those of a large stock for some seconds longer,
 * in which vehicles that have come are without.
 * @param owner the cache is released with it
 */
export const priceRatingsOf = (
  owner: object,
  { index, catalogue, dealers, now }: Pick<SearchedStock, "index" | "catalogue" | "dealers" | "now">,
): StockRatings => {
  const { size, columns } = index;
  const today = startOfDay(now);
  const used = decisive.map((name) => columns[name]);
  const terms = `${today.getTime()} ${textOf(catalogue, versionsOf)} ${textOf(dealers, countriesOf)}`;
  const known = memories.get(owner);
  if (known?.terms === terms) {
    if (used.every((column, at) => column === known.columns[at])) return known.ratings;
    const isRecent = size >= manyVehicles && performance.now() < known.at + known.tookMs * restFactor;
    if (isRecent && known.ids.every((id, place) => columns.id[place] === id))
      return widened(known.ratings, size);
  }
  const started = performance.now();
  const { versions } = catalogue;
  const { version, dealer, status, price, year, kms } = columns;
  const places = Int32Array.from({ length: size }, (_, place) => place).filter(
    (place) => status[place] === inStock,
  );
  const scope = (place: number) =>
    `${dealers.get(dealer[place] as number)?.country} ${versions.get(version[place] as number)?.model.kind}`;
  const ratings = rateStock({ places, scope, version, price, year, kms, versions }, size, today);
  const at = performance.now();
  memories.set(owner, { columns: used, ids: columns.id, terms, ratings, at, tookMs: at - started });
  return ratings;
};

const unknown = priceRatings.indexOf("unknown");

/** The same with vehicles that have come since. */
const widened = ({ bands, ratios }: StockRatings, size: number): StockRatings => {
  if (size === bands.length) return { bands, ratios };
  const wider = { bands: new Uint8Array(size).fill(unknown), ratios: new Int32Array(size) };
  wider.bands.set(bands);
  wider.ratios.set(ratios);
  return wider;
};

const texts = new WeakMap<object, string>();

/** What a rating depends on of something that is loaded again every few seconds. */
const textOf = <Source extends object>(source: Source, write: (source: Source) => unknown): string => {
  const text = texts.get(source) ?? JSON.stringify(write(source));
  texts.set(source, text);
  return text;
};

const versionsOf = ({ versions }: Catalogue) =>
  [...versions].map(([number, { version, model }]) => [
    ...[number, version.priceNewCents, version.fuel, version.segment],
    ...[model.id, model.kind],
  ]);

const countriesOf = (dealers: ReadonlyMap<number, StoredDealer>) =>
  [...dealers].map(([number, { country }]) => [number, country]);
