import { z } from "zod";
import { listLimits } from "./list-limits.ts";
import { dateTime, identifier, sitePath, text } from "./primitives.ts";
import { searchFilters } from "./search-filters.ts";

/** Extension: body of `POST search/saveV2`. `path` is the page that shows the search. */
export const savedSearchBody = z.object({ name: text(120), filters: searchFilters, path: sitePath });

/** A search that the customer kept. The specification shows none of its fields: all are ours. */
export const savedSearch = z.object({
  id: identifier,
  name: z.string().max(120),
  filters: searchFilters,
  path: sitePath,
  createTime: dateTime,
  /** Vehicles that it finds now. */
  total: z.int().min(0).optional(),
});

export const savedSearches = z.array(savedSearch).max(listLimits.savedSearches);
