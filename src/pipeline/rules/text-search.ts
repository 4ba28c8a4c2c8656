import type { Interpretation } from "#contract/interpretation.ts";
import { searchTextLength } from "#contract/search-filters.ts";
import { type AddressedSearch, readSearchAddress } from "#domain/addressed-search.ts";
import { readUnknownWords } from "#domain/search-notices.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { rangeKeys } from "#domain/search-query-keys.ts";
import { canonicalFilters, filtersOf, type VehicleList } from "#domain/vehicle-list.ts";
import type { PageRequest, Rule } from "../outcome.ts";
import { addressOf, type ListAddress, listAt, sendTo, textKey, withFilters } from "./list-address.ts";

/** What was chosen besides the text, which comes on top: a make or model in it replaces those that were chosen. */
const addMeaning = (
  { query, notices }: AddressedSearch,
  { filters, unknown }: Pick<Interpretation, "filters" | "unknown">,
): AddressedSearch => {
  const { brand, model, ...chosen } = filtersOf(query);
  const make = (filters.brand ?? filters.model) ? {} : { ...(brand && { brand }), ...(model && { model }) };
  const words = readUnknownWords(unknown.join(" "));
  return {
    query: withFilters({ ...chosen, ...make, ...filters }, { ...query, page: 1 }),
    notices: [
      ...notices.filter(({ kind }) => kind !== "unknown-words"),
      ...(words.length > 0 ? [{ kind: "unknown-words" as const, words }] : []),
    ],
  };
};

/** Of a choice made among cars, what means the same among motorbikes. */
const rangesOnly = ({ query, notices }: AddressedSearch): AddressedSearch => {
  const ranges = Object.fromEntries(
    rangeKeys.map((key) => [key, query[key]]).filter(([, value]) => value !== undefined),
  );
  return { query: { ...emptySearchQuery, ...ranges, sort: query.sort }, notices };
};

type Meaning = Pick<Interpretation, "filters" | "kind" | "unknown" | "place">;

/** The list of the place that is named, with what was chosen and what the present page is about; none where it has none. */
const listOfPlace = async (
  request: PageRequest,
  list: VehicleList,
  requested: AddressedSearch,
  meaning: Meaning,
): Promise<ListAddress | undefined> => {
  const target = { kind: meaning.kind ?? list.kind, filters: {}, dealers: meaning.place?.dealers };
  const path = target.dealers && (await request.findListPath(target));
  if (!path) return undefined;
  const own = { ...canonicalFilters(list.filters), ...filtersOf(requested.query) };
  const chosen =
    target.kind === list.kind
      ? { ...requested, query: withFilters(own, requested.query) }
      : rangesOnly(requested);
  return addressOf({ ...request, url: new URL(path, request.url) }, target, addMeaning(chosen, meaning));
};

/**
 * `?text=`: redirects to the list filtered by what the typed text means. When no service can interpret it,
 * all of its words are reported as unknown. Words for the other kind of vehicle redirect to its list, the
 * name of a place to the place's list.
 */
export const textSearch: Rule = {
  name: "text-search",
  decide: async (request) => {
    const text = request.url.searchParams.get(textKey)?.trim().slice(0, searchTextLength).trim();
    if (!text) return undefined;
    const list = await listAt(request);
    if (!list) return undefined;
    const understood: Meaning = (await request.interpret(text, list.kind)) ?? {
      filters: {},
      unknown: [text],
    };
    const requested = readSearchAddress(request.url.searchParams);
    const named = understood.place && (await listOfPlace(request, list, requested, understood));
    if (named) return sendTo(request, named, 303);
    const unplaced = understood.place ? [understood.place.words] : [];
    const meaning = { ...understood, unknown: [...understood.unknown, ...unplaced] };
    const kind = meaning.kind ?? list.kind;
    if (list.kind === undefined || kind === list.kind)
      return sendTo(request, await addressOf(request, list, addMeaning(requested, meaning)), 303);
    const other = { kind, filters: {}, dealers: undefined };
    const whole = await request.findListPath(other);
    if (!whole) return sendTo(request, await addressOf(request, list, addMeaning(requested, meaning)), 303);
    const there = { ...request, url: new URL(whole, request.url) };
    const place = await addressOf(there, other, addMeaning(rangesOnly(requested), meaning));
    return sendTo(request, place, 303);
  },
};
