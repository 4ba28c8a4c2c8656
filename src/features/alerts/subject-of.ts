import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { SavedItem, SavedItemKind } from "#domain/saved-item.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";

interface KeptEntry {
  readonly id: string;
  readonly name?: string | undefined;
  readonly kind?: VehicleKind | undefined;
  readonly dealers?: readonly string[] | undefined;
  readonly filters: Readonly<Record<string, string>>;
  readonly path?: string | undefined;
}

/** The subject of a change: a search or an alert. Pure. */
export const subjectOf = (
  thing: Extract<SavedItemKind, "search" | "car-alert">,
  { id, name = "", kind, dealers, filters, path }: KeptEntry,
): SavedItem => ({
  thing,
  id,
  name,
  list:
    path === undefined
      ? undefined
      : { kind, dealers, query: parseSearchQuery(new URLSearchParams(filters)).query, path },
});
