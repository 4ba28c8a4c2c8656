import { readSearchAddress } from "#domain/addressed-search.ts";
import { searchQueryKeys } from "#domain/search-query-keys.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { filtersOf } from "#domain/vehicle-list.ts";
import type { Rule } from "../outcome.ts";
import { addressOf, listAt, sendTo } from "./list-address.ts";

/** Filters for which there is a page of its own lead to it; see `docs/decisions/0009-filters-redirect-to-landing-pages.md`. */
export const listPage: Rule = {
  name: "list-page",
  decide: async (request) => {
    if (!searchQueryKeys.some((key) => request.url.searchParams.has(key))) return undefined;
    const search = readSearchAddress(request.url.searchParams);
    const own = Object.keys(filtersOf(search.query)).length;
    const list = own > 0 ? await listAt(request) : undefined;
    if (!list) return undefined;
    const place = await addressOf(request, list, search);
    const isHere =
      place.path === request.url.pathname &&
      serialiseSearchQuery(place.search.query) === serialiseSearchQuery(search.query);
    return isHere ? undefined : sendTo(request, place, 307);
  },
};
