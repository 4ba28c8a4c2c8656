import { type PageQuery, pageQueryFromSegment } from "#domain/page-query.ts";
import { emptySearchQuery, type SearchNotice, type SearchQuery } from "#domain/search-query.ts";
import { searchFromSegment } from "#domain/search-query-segment.ts";
import { type VehicleQuery, vehicleQueryFromSegment } from "#domain/vehicle-query.ts";
import type { Locale } from "#platform/locale.ts";

export interface PageAddress {
  readonly locale: Locale;
  /** The content service's name of the page: `home`, `coches-ocasion/seat-leon-00012345`. */
  readonly slug: string;
  readonly query: SearchQuery;
  readonly notices: readonly SearchNotice[];
  readonly simulation: VehicleQuery;
  /** Query of a content page. */
  readonly pageQuery: PageQuery;
}

/** Parses an internal path: the last segment is the query, appended by the pipeline. */
export const readPageAddress = (locale: Locale, segments: readonly string[]): PageAddress => {
  const last = segments.at(-1) ?? "";
  const search = searchFromSegment(last);
  const simulation = vehicleQueryFromSegment(last);
  const pageQuery = pageQueryFromSegment(last);
  const path = search || simulation || pageQuery ? segments.slice(0, -1) : segments;
  return {
    locale,
    slug: path.join("/") || "home",
    query: search?.query ?? emptySearchQuery,
    notices: search?.notices ?? [],
    simulation: simulation ?? {},
    pageQuery: pageQuery ?? {},
  };
};
