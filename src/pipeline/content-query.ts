import type { BlockQuery } from "#contract/blocks/define-block.ts";
import {
  type AddressedSearch,
  readSearchAddress,
  serialiseAddressedSearch,
} from "#domain/addressed-search.ts";
import { type PageQuery, parsePageQuery, serialisePageQuery } from "#domain/page-query.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { parseVehicleQuery, serialiseVehicleQuery, type VehicleQuery } from "#domain/vehicle-query.ts";

/** What the blocks of a content page read of its query. */
export interface ContentQuery extends AddressedSearch {
  readonly simulation: VehicleQuery;
  readonly pageQuery: PageQuery;
}

interface Spelling {
  readonly read: (params: URLSearchParams) => Partial<ContentQuery>;
  readonly serialise: (query: ContentQuery) => string;
}

/** By what a block reads. Of several on a page the first counts. */
const spellings = {
  search: { read: readSearchAddress, serialise: serialiseAddressedSearch },
  "page-number": {
    read: (params) => ({ query: { ...emptySearchQuery, page: readSearchAddress(params).query.page } }),
    serialise: serialiseAddressedSearch,
  },
  vehicle: {
    read: (params) => ({ simulation: parseVehicleQuery(params) }),
    serialise: ({ simulation }) => serialiseVehicleQuery(simulation),
  },
  "amounts-and-place": {
    read: (params) => ({ pageQuery: parsePageQuery(params) }),
    serialise: ({ pageQuery }) => serialisePageQuery(pageQuery),
  },
} as const satisfies Record<BlockQuery, Spelling>;

const spellingOf = (queries: readonly BlockQuery[]): Spelling | undefined =>
  Object.entries(spellings).find(([name]) => queries.some((each) => each === name))?.[1];

const empty: ContentQuery = { query: emptySearchQuery, notices: [], simulation: {}, pageQuery: {} };

/** Reads the query of a page whose blocks read these kinds. Anything else in it is ignored. Never throws. */
export const readContentQuery = (queries: readonly BlockQuery[], params: URLSearchParams): ContentQuery => ({
  ...empty,
  ...spellingOf(queries)?.read(params),
});

/** The canonical query string of such a page, without `?`; empty for the default. `readContentQuery` reads it back. */
export const canonicalContentQuery = (queries: readonly BlockQuery[], params: URLSearchParams): string =>
  spellingOf(queries)?.serialise(readContentQuery(queries, params)) ?? "";
