import { paysMonthly, type SearchQuery } from "#domain/search-query.ts";
import { type Sort, sorts } from "#domain/search-query-keys.ts";

/**
 * The orders of a list: by price or by what is paid a month, whichever it is looked at by, and by distance from a place.
 * @param isWhole the site itself orders the list, by what its cards show
 */
export const offeredSorts = (query: SearchQuery, isWhole = false): Sort[] => {
  const other = paysMonthly(query) ? "price-" : "monthly-";
  return sorts.filter(
    (sort) =>
      (!isWhole || /^(?:relevance$|price-|monthly-)/.test(sort)) &&
      (sort === query.sort ||
        (!sort.startsWith(other) && (sort !== "distance" || query.place !== undefined))),
  );
};
