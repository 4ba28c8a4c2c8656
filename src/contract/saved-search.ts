import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { ours } from "./ours.ts";
import { dateTime, identifier, sitePath, text } from "./primitives.ts";
import { savedList, unknownValues } from "./search-filters.ts";

/**
 * Extension: body of `POST search/saveV2`. `path` is the page that shows the search. The same list saved again is one search
 * with the new name; one that was deleted within the hour is restored.
 */
export const savedSearchBody = savedList.extend({ name: text(120), path: sitePath });

/** A search that the customer saved. The specification shows only its id: the other fields are ours. */
export const savedSearch = savedList.extend({
  id: identifier,
  filters: ours(savedList.shape.filters),
  name: ours(z.string().max(120)),
  path: ours(sitePath),
  createTime: ours(dateTime),
  /** Vehicles that it finds now, and how many of them have come since the customer's last visit. */
  total: z.int().min(0).optional(),
  newTotal: z.int().min(0).optional(),
  unknown: unknownValues.optional(),
});

export const savedSearches = z.array(savedSearch).max(listLimits.savedSearches);
