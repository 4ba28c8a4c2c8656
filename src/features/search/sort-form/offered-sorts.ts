import { paysMonthly, type SearchQuery } from "#domain/search-query.ts";
import { type Sort, sorts } from "#domain/search-query-keys.ts";

/** The orders of a list: by price or by what is paid a month, whichever it is looked at by, and by distance from a place. */
export const offeredSorts = (query: SearchQuery): Sort[] => {
  const other = paysMonthly(query) ? "price-" : "monthly-";
  return sorts.filter(
    (sort) =>
      sort === query.sort || (!sort.startsWith(other) && (sort !== "distance" || query.place !== undefined)),
  );
};
