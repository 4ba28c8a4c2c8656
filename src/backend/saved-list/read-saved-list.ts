import { type Makes, unknownMakes } from "#backend/catalogue/known-catalogue.ts";
import type { VehicleList } from "#backend/search/search-engine.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { type SearchQuery, withoutValues } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { Locale } from "#platform/locale.ts";
import type { StoredList } from "./normalise-list.ts";

/** A saved list as the search understands it today. */
export type ReadList = {
  /** Undefined where it can find nothing: no value of a set filter is known. */
  readonly list: VehicleList | undefined;
  /** Values that were searched for and are no longer known. */
  readonly unknown: readonly string[];
};

type Known = {
  readonly makes: Makes;
  /** Codes of dealers. */
  readonly dealers: ReadonlySet<string>;
  /** The locale whose market's monthly prices count. */
  readonly locale: Locale;
};

/**
 * Parses a list for a search. Values that are no longer in the catalogue never make it wider: of several values the others remain, and
 * without any left the list finds nothing. A removed model does not stand for its whole brand.
 */
export const readSavedList = (
  { kind, dealers: codes, filters }: Omit<StoredList, "digest">,
  { makes, dealers, locale }: Known,
): ReadList => {
  const { query: parsed } = parseSearchQuery(new URLSearchParams(filters));
  const gone = unknownMakes(parsed, makes);
  const goneCodes = codes?.filter((code) => !dealers.has(code)) ?? [];
  const unreadable = valuesWithout(filters, parsed);
  const rest = withoutValues(parsed, gone);
  const isModelGone = gone.some(({ filter }) => filter === "model");
  const query = isModelGone ? { ...rest, brand: [] } : rest;
  const isMakeGone = gone.length > 0 && query.brand.length + query.model.length === 0;
  const known = codes?.filter((code) => dealers.has(code));
  return {
    list:
      isMakeGone || unreadable.isWider
        ? undefined
        : { query, kind: kind ?? undefined, locale, dealers: known },
    unknown: [...gone.map(({ value }) => value), ...unreadable.values, ...goneCodes],
  };
};

/** Values of stored filters that the search no longer reads, and whether a whole filter is among them. */
const valuesWithout = (filters: Readonly<Record<string, string>>, parsed: SearchQuery) => {
  const read = new URLSearchParams(serialiseSearchQuery(parsed));
  const lost = Object.entries(filters).map(([key, text]) => {
    const known = read.get(key)?.split(",") ?? [];
    return { values: text.split(",").filter((value) => !known.includes(value)), isWhole: known.length === 0 };
  });
  return { values: lost.flatMap(({ values }) => values), isWider: lost.some(({ isWhole }) => isWhole) };
};
