import { createHash } from "node:crypto";
import type { z } from "zod";
import type { savedList } from "#contract/search-filters.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";

/** A list of vehicles as requested by a customer. */
export type SavedList = z.infer<typeof savedList>;

/** A list as stored in its tables. */
export type StoredList = {
  readonly kind: VehicleKind | null;
  readonly dealers: string[] | null;
  readonly filters: Record<string, string>;
  readonly digest: string;
};

/** The filters alone, sorted and without empty ones: neither sort order nor page changes what a list finds. */
const normaliseFilters = (filters: Readonly<Record<string, string>>): Record<string, string> => {
  const { query } = parseSearchQuery(new URLSearchParams(filters));
  const { sort, page } = emptySearchQuery;
  return Object.fromEntries(new URLSearchParams(serialiseSearchQuery({ ...query, sort, page })));
};

/** A list in its stored form, with its digest: the same list is the same row, however it was written. */
export const normaliseList = ({ kind, dealers, filters }: SavedList): StoredList => {
  const list = {
    kind: kind ?? null,
    dealers: dealers ? [...new Set(dealers)].toSorted() : null,
    filters: normaliseFilters(filters),
  };
  return { ...list, digest: createHash("sha256").update(JSON.stringify(list)).digest("hex") };
};
