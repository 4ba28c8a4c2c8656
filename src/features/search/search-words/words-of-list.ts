import { knownShop } from "#api/known-shop.ts";
import type { SearchResult } from "#api/models/search.ts";
import { emptySearchQuery, type SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { type Preset, withPreset } from "../list-address.ts";
import { describeSearch, type SearchWords } from "./describe-search.ts";
import { requestedSearch } from "./requested-search.ts";

/** What a list is about by itself. */
export type ListData = {
  readonly kind?: VehicleKind | undefined;
  readonly filters: Preset;
  /** Where its vehicles stand: "en Madrid". */
  readonly where?: string | undefined;
};

type Shown = {
  readonly query: SearchQuery;
  readonly result: Pick<SearchResult, "facets" | "total" | "reserved" | "from">;
  readonly locale: Locale;
  readonly site?: string | undefined;
};

/** The texts of a list for the search that it shows; undefined where nothing was chosen and its own words hold. */
export const wordsOfList = (
  data: ListData,
  { query, result, locale, site }: Shown,
): SearchWords | undefined => {
  const all = withPreset(query, data.filters);
  if (filtersOf(all) === filtersOf(withPreset(emptySearchQuery, data.filters))) return undefined;
  const { facets, total, reserved } = result;
  const [sold, ...others] = knownShop().kinds;
  const kind = data.kind ?? (others.length === 0 ? sold : undefined);
  return describeSearch(
    requestedSearch(all, facets, { kind, where: data.where, town: result.from }),
    locale,
    {
      total,
      reserved,
      page: query.page,
      ...(site !== undefined && { site }),
    },
  );
};

const filtersOf = (query: SearchQuery): string =>
  serialiseSearchQuery({ ...query, sort: emptySearchQuery.sort, page: emptySearchQuery.page });
