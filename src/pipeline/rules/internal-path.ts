import { readSearchAddress } from "#domain/addressed-search.ts";
import { pageQueryToSegment, parsePageQuery } from "#domain/page-query.ts";
import { localePrefix } from "#domain/routes.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { searchToSegment } from "#domain/search-query-segment.ts";
import { parseVehicleQuery, vehicleQueryToSegment } from "#domain/vehicle-query.ts";
import type { PageRequest, PathFact } from "../outcome.ts";

/** Vehicles' pages are a route of their own. No public path can hold its name, which has an underscore. */
const vehicleFolder = "/vehicle_page";

export const internalPath = ({ url, locale }: PageRequest, isVehicle: boolean): string =>
  `/${locale}${isVehicle ? vehicleFolder : ""}${url.pathname.slice(localePrefix(locale).length).replace(/\/$/, "")}`;

/** The query that a page understands, as a path segment, so that the page is kept like any other. */
export const querySegment = (
  { url }: PageRequest,
  fact: Extract<PathFact, { kind: "page" }>,
): string | undefined => {
  if (fact.list) return searchToSegment(readSearchAddress(url.searchParams));
  if (fact.queries.includes("page-number")) {
    const { page } = readSearchAddress(url.searchParams).query;
    return searchToSegment({ query: { ...emptySearchQuery, page }, notices: [] });
  }
  if (fact.queries.includes("vehicle")) return vehicleQueryToSegment(parseVehicleQuery(url.searchParams));
  if (fact.queries.includes("amounts-and-place")) return pageQueryToSegment(parsePageQuery(url.searchParams));
  return undefined;
};
