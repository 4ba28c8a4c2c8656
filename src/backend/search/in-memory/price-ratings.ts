import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { startOfDay } from "#backend/vehicle/price-rating/price-rating-of.ts";
import { rateStock, type StockRatings } from "#backend/vehicle/price-rating/rate-stock.ts";
import { vehicleStatuses } from "#domain/vehicle-types.ts";
import type { SearchedStock } from "./stock.ts";
import type { ColumnName } from "./stock-columns.ts";

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
  readonly terms: string;
  readonly ratings: StockRatings;
};

const memories = new WeakMap<object, Known>();
const inStock = vehicleStatuses.indexOf("in-stock");

/**
 * The price ratings of all vehicles that can be bought, each among those of its kind in its country, on the day of `now`. They are cached
 * until the day, the catalogue, the dealers or one of the columns that they depend on changes.
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
  if (known?.terms === terms && used.every((column, at) => column === known.columns[at]))
    return known.ratings;
  const { versions } = catalogue;
  const { version, dealer, status, price, year, kms } = columns;
  const places = Int32Array.from({ length: size }, (_, place) => place).filter(
    (place) => status[place] === inStock,
  );
  const scope = (place: number) =>
    `${dealers.get(dealer[place] as number)?.country} ${versions.get(version[place] as number)?.model.kind}`;
  const ratings = rateStock({ places, scope, version, price, year, kms, versions }, size, today);
  memories.set(owner, { columns: used, terms, ratings });
  return ratings;
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
