import type { z } from "zod";
import type { savedSearch } from "#contract/saved-search.ts";

type WireSearch = z.output<typeof savedSearch>;

/** A search that a customer keeps: the list that it finds, and what else the service says of it. */
export type SavedSearch = WireSearch & { readonly filters: Readonly<Record<string, string>> };

export const toSavedSearch = (wire: WireSearch): SavedSearch => ({ filters: {}, ...wire });

export const toSavedSearches = (wire: readonly WireSearch[]): readonly SavedSearch[] =>
  wire.map(toSavedSearch);
