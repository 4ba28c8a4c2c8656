import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { StockRatings } from "#backend/vehicle/price-rating/rate-stock.ts";
import type { Cents } from "#domain/money.ts";
import { type VehicleKind, vehicleStatuses } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import type { StockIndex } from "./stock-columns.ts";

export const reserved = vehicleStatuses.indexOf("reserved");
export const bought = vehicleStatuses.indexOf("bought");

/** The stock and its catalogue. */
export type Stock = { readonly index: StockIndex; readonly catalogue: Catalogue };

/** The stock with its places and monthly fees, as searches use it. */
export type SearchedStock = Stock & {
  readonly dealers: ReadonlyMap<number, StoredDealer>;
  readonly now: Date;
  /** What contract expenses add to each price: prices are filtered by what is paid in full. */
  readonly addedCents: Cents;
  /** Cents a month in a market by place in the index, 0 where a vehicle cannot be financed. `deposit` in whole euros. */
  readonly monthlyFees: (locale: Locale, deposit?: number) => Int32Array;
  /** How each price lies among those of vehicles like it. */
  readonly ratings: () => StockRatings;
};

/** The list: a kind, and the numbers of dealers and versions; all where they are absent. */
export type Scope = {
  readonly kind?: VehicleKind | undefined;
  readonly dealers?: ReadonlySet<number> | undefined;
  readonly versions?: ReadonlySet<number> | undefined;
  /** Whose market's monthly prices count. */
  readonly locale: Locale;
};
