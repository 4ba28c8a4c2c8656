import type { Interpretation } from "#contract/interpretation.ts";
import type { SearchResult } from "#contract/search.ts";
import type { PriceBand } from "#domain/price-bands.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import {
  type ChoiceFilter,
  type FlagFilter,
  type filterIds,
  type ListFilter,
  listFilters,
  type RangeFilter,
} from "#domain/search-query-keys.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";

type VersionFilter = Exclude<ListFilter, "brand" | "model" | "badge" | "rating">;

/** Lists of values that a version has, besides brand and model. */
export const versionFilters = listFilters.filter(
  (filter): filter is VersionFilter => !["brand", "model", "badge", "rating"].includes(filter),
);

/** Filters whose values the version decides for all its vehicles; brand and model are one, since they are chosen together. */
export const versionGroups = ["make", ...versionFilters] as const;
export type VersionGroup = (typeof versionGroups)[number];

/** Filters with one value per vehicle, out of a few ordered ones. */
export const bandFilters = ["badge", "rating", "owners", "newSince", "place"] as const;
export type BandFilter = (typeof bandFilters)[number];

/** A filter that a count can leave out. */
export type FilterGroup =
  | VersionGroup
  | RangeFilter
  | FlagFilter
  | ChoiceFilter
  | "badge"
  | "rating"
  | "place";

/** A list of vehicles. Unknown brands and models are left out of the query. */
export type VehicleList = {
  readonly query: SearchQuery;
  /** Both where it is absent. */
  readonly kind?: VehicleKind | undefined;
  /** Codes of the dealers; all when absent. */
  readonly dealers?: readonly string[] | undefined;
  /** Whose market's monthly prices count. */
  readonly locale: Locale;
};

export type WiderRange = {
  readonly filter: RangeFilter;
  readonly from: number | undefined;
  readonly to: number | undefined;
};

export type PageRequest = VehicleList & {
  /** How many vehicles a page has. The query has the page number and the order. */
  readonly size: number;
  /** What the page itself is about; requests an example. */
  readonly about?: SearchQuery | undefined;
  /** Other queries, which are only counted. */
  readonly counts?: readonly SearchQuery[] | undefined;
  /** Ranges of the query made wider, which are only counted, and only where the query finds nothing. */
  readonly wider: readonly WiderRange[];
};

export type Extremes = { readonly min: number; readonly max: number };

/** All numbers are of vehicles that can be bought. */
export type FacetCounts = {
  /** Those that pass all filters. */
  readonly total: number;
  /** For each set filter: how many pass all others. */
  readonly without: ReadonlyMap<FilterGroup, number>;
  /** Of those that pass all other filters: how many have each value. Makes are counted by the model's slug. */
  readonly values: Readonly<Record<VersionGroup, ReadonlyMap<string, number>>>;
  readonly flags: Readonly<Record<FlagFilter, number>>;
  /** The same by the place of the value in its list, and last those without one. */
  readonly bands: Readonly<Record<BandFilter, readonly number[]>>;
  /** Lowest and highest of those that pass all other filters, money in cents; none where there are none. */
  readonly ranges: Readonly<Partial<Record<RangeFilter, Extremes>>>;
};

/** Whether a list has something to buy with a filter's value, whatever else is chosen. A make's value is the model's slug. */
export type HasValue = (filter: VersionGroup, value: string) => boolean;

export type FoundPage = {
  /** The numbers of its vehicles, in order; none beyond the last page. */
  readonly vehicles: readonly number[];
  /** How many match and are reserved: they stand on the pages and are not counted. */
  readonly reserved: number;
  readonly facets: FacetCounts;
  readonly has: HasValue;
  /** Brands and models that are unknown to the catalogue. */
  readonly ignored: SearchResult["ignored"] & {};
  /** A text that finds several vehicles of the page; an engine may have none. */
  readonly example: string | undefined;
  /** By the numbers of its vehicles: how the prices of those that are rated lie. */
  readonly bands: PriceBandsById;
  /** As many as were requested, in their order. */
  readonly counts: readonly number[];
  readonly wider: readonly number[];
  /** Of a search that finds one vehicle at most: those that nearly match, nearest first. */
  readonly misses: readonly Miss[];
};

/** A vehicle that fails one filter alone; `by` is what it is beyond a range, below it negative, in the units of the address. */
export type Miss = {
  readonly id: number;
  readonly filter: (typeof filterIds)[number];
  readonly by?: number | undefined;
};

export type PriceBandsById = ReadonlyMap<number, PriceBand>;

/** Money in cents, `arrivedAt` in seconds since 1970, `version` the number in the catalogue. */
type Figure = "id" | "version" | "price" | "kms" | "year" | "arrivedAt";

/** Vehicles in the order of their arrival in the engine; the n-th one's figures stand at n. */
export type FoundVehicles = {
  readonly size: number;
  readonly figures: (figure: Figure) => ArrayLike<number>;
};

export type Suggestion = NonNullable<Interpretation["suggestions"]>[number];

export type FindRequest = VehicleList & {
  /** Numbers of the versions; all when absent. */
  readonly versions?: ReadonlySet<number> | undefined;
  /** Reserved vehicles are found as well. */
  readonly withReserved?: boolean | undefined;
};

/** How far the changes of the stock were read: transactions that had ended, and the newest vehicle. */
export type ChangeCursor = { readonly readUpTo: string; readonly lastVehicleId: number };

export type StockChanges = {
  /** Changed vehicles that can be bought. */
  readonly vehicles: FoundVehicles;
  /** Those of them that match a list. */
  readonly find: (list: VehicleList) => Promise<FoundVehicles>;
  readonly readUpTo: ChangeCursor;
};

/**
 * Searches the stock. Sold vehicles are never found, and a change of the stock that was committed before a call is seen by it. `now` is the
 * moment of the call: arrivals and campaigns are compared with it.
 */
export type SearchEngine = {
  /** One page of a list, with the number of vehicles for each value of each filter. */
  readonly search: (request: PageRequest, now: Date) => Promise<FoundPage>;
  /** All vehicles of some lists that can be bought, in the order of the lists, from one state of the stock. */
  readonly find: (lists: readonly FindRequest[], now: Date) => Promise<readonly FoundVehicles[]>;
  /** How the prices of some vehicles lie among those of vehicles like them, by their numbers; without those that are not rated. */
  readonly bands: (ids: readonly number[], now: Date) => Promise<PriceBandsById>;
  /** The filters of a typed text. `kind` is that of the list on which it was typed. */
  readonly interpret: (text: string, kind?: VehicleKind) => Promise<Interpretation>;
  /** Makes, models and towns that a text may go on to, with how many vehicles of them can be bought, most first. */
  readonly suggest: (
    text: string,
    list: Pick<VehicleList, "kind" | "locale">,
    now: Date,
  ) => Promise<readonly Suggestion[]>;
  /** Changes since the cursor. Transactions that were open then are read again. */
  readonly changes: (since: ChangeCursor, now: Date) => Promise<StockChanges>;
};
