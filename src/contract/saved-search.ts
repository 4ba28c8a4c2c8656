import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { field, rare } from "./field.ts";
import { ours } from "./ours.ts";
import { dateTime, identifier, sitePath, text } from "./primitives.ts";
import { savedList, unknownValues } from "./search-filters.ts";

const nameWords = "Name that the customer gave it";
const pathWords = "Page of the shop that shows the search";
const searchPath = "/coches-ocasion/?segment=estate";

/**
 * Extension: body of `POST search/saveV2`. `path` is the page that shows the search. The same list saved again is one search
 * with the new name; one that was deleted within the hour is restored.
 */
export const savedSearchBody = savedList.extend({
  name: field(text(120), nameWords, "Familiares"),
  path: field(sitePath, pathWords, searchPath),
});

/** A search that the customer saved. The specification shows only its id: the other fields are ours. */
export const savedSearch = field(
  savedList.extend({
    id: field(identifier, "Id of the search, by which it is deleted", "s1"),
    filters: ours(savedList.shape.filters, "What it looks for", { segment: "estate" }),
    name: ours(z.string().max(120), nameWords, "Familiares"),
    path: ours(sitePath, pathWords, searchPath),
    createTime: ours(dateTime, "When it was saved"),
    total: ours(z.int().min(0), "Number of vehicles that it finds now", 31),
    newTotal: ours(z.int().min(0), "Number of those that have come since the customer's last visit", 3),
    unknown: ours(
      rare(unknownValues),
      "Values of the search that the service no longer knows; it finds what the others find",
      ["sedan"],
    ),
  }),
  "A search that the customer saved",
);

export const savedSearches = z.array(savedSearch).max(listLimits.savedSearches);
