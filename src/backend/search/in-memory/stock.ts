import type { Catalogue } from "#backend/catalogue/known-catalogue.ts";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { type VehicleKind, vehicleStatuses } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import type { StockIndex } from "./stock-columns.ts";

export const reserved = vehicleStatuses.indexOf("reserved");
export const bought = vehicleStatuses.indexOf("bought");

/** The stock and its catalogue. */
export type Stock = { readonly index: StockIndex; readonly catalogue: Catalogue };

/** What is searched in: the stock, where it stands, and what it costs a month. */
export type SearchedStock = Stock & {
  readonly dealers: ReadonlyMap<number, StoredDealer>;
  readonly now: Date;
  /** Cents a month in a market by place in the index, 0 where a vehicle cannot be financed. `deposit` in whole euros. */
  readonly monthlyFees: (locale: Locale, deposit?: number) => Int32Array;
};

/** The list that is meant: a kind, and the numbers of dealers and versions; all where they are absent. */
export type Scope = {
  readonly kind?: VehicleKind | undefined;
  readonly dealers?: ReadonlySet<number> | undefined;
  readonly versions?: ReadonlySet<number> | undefined;
  /** Whose market's monthly prices count. */
  readonly locale: Locale;
};
