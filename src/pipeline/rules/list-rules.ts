import { type Interpretation, searchTextLength } from "#contract/search.ts";
import { readUnknownWords, unknownWordsKey } from "#domain/search-notices.ts";
import {
  emptySearchQuery,
  parseSearchQuery,
  rangeKeys,
  type SearchQuery,
  searchQueryKeys,
  serialiseSearchQuery,
} from "#domain/search-query.ts";
import { type AddressedSearch, readSearchAddress, writeSearchAddress } from "#domain/search-query-segment.ts";
import type { ListFact, Outcome, Rule, Visit } from "../outcome.ts";
import { canonicalFilters } from "../same-list.ts";

/** The field in which a visitor types what he looks for. */
const textKey = "text";
const foreignLength = 1_000;

const listAt = async ({ url, method, locale, lookUp }: Visit): Promise<ListFact | undefined> => {
  if (method === "POST") return undefined;
  const fact = await lookUp(url.pathname, locale);
  return fact.kind === "page" ? fact.list : undefined;
};

const filtersOf = (query: SearchQuery): Record<string, string> => {
  const { sort, page } = emptySearchQuery;
  return Object.fromEntries(new URLSearchParams(serialiseSearchQuery({ ...query, sort, page })));
};

const withFilters = (filters: Record<string, string>, { sort, page }: SearchQuery): SearchQuery => ({
  ...parseSearchQuery(new URLSearchParams(filters)).query,
  sort,
  page,
});

type Place = { readonly path: string; readonly search: AddressedSearch };

/**
 * The page on which a filtered list belongs: one that is about exactly these filters, if there is one; else the present
 * page, as long as what it is about still holds; else the whole list of its kind. The query says what the page does not.
 */
const placeOf = async (visit: Visit, list: ListFact, { query, notices }: AddressedSearch): Promise<Place> => {
  const own = filtersOf(query);
  const preset = canonicalFilters(list.preset);
  const wished = { ...preset, ...own };
  const here = visit.url.pathname;
  if (Object.keys(own).length === 0) return { path: here, search: { query, notices } };
  const exact = await visit.findListPage({ ...list, preset: wished });
  if (exact) return { path: exact, search: { query: withFilters({}, query), notices } };
  const isReplaced = Object.keys(preset).some((key) => wished[key] !== preset[key]);
  const whole = isReplaced ? await visit.findListPage({ ...list, preset: {} }) : undefined;
  if (whole) return { path: whole, search: { query: withFilters(wished, query), notices } };
  const rest = isReplaced ? own : withoutPreset(own, preset);
  return { path: here, search: { query: withFilters(rest, query), notices } };
};

const withoutPreset = (own: Record<string, string>, preset: Record<string, string>) =>
  Object.fromEntries(Object.entries(own).filter(([key, value]) => preset[key] !== value));

/** What the address says besides the search, such as the campaign that led here; nothing when it is longer than sense. */
const foreignPairs = ({ url }: Visit): string => {
  const ours: ReadonlySet<string> = new Set([...searchQueryKeys, textKey, unknownWordsKey]);
  const foreign = new URLSearchParams([...url.searchParams].filter(([key]) => !ours.has(key)));
  const text = foreign.toString();
  return text.length <= foreignLength ? text : "";
};

const sendTo = (visit: Visit, { path, search }: Place, status: 303 | 307): Outcome => {
  const query = [writeSearchAddress(search), foreignPairs(visit)].filter(Boolean).join("&");
  return { kind: "redirect", target: query ? `${path}?${query}` : path, status, keep: status === 307 };
};

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
  const kept = Object.fromEntries(
    rangeKeys.map((key) => [key, query[key]]).filter(([, value]) => value !== undefined),
  );
  return { query: { ...emptySearchQuery, ...kept, sort: query.sort }, notices };
};

type Meaning = Pick<Interpretation, "filters" | "kind" | "unknown" | "place">;

/** The list of the place that is named, with what was chosen and what the present page is about; none where it has none. */
const placeNamed = async (
  visit: Visit,
  list: ListFact,
  asked: AddressedSearch,
  meaning: Meaning,
): Promise<Place | undefined> => {
  const wish = { kind: meaning.kind ?? list.kind, preset: {}, dealers: meaning.place?.dealers };
  const path = wish.dealers && (await visit.findListPage(wish));
  if (!path) return undefined;
  const own = { ...canonicalFilters(list.preset), ...filtersOf(asked.query) };
  const chosen =
    wish.kind === list.kind ? { ...asked, query: withFilters(own, asked.query) } : rangesOnly(asked);
  return placeOf({ ...visit, url: new URL(path, visit.url) }, wish, addMeaning(chosen, meaning));
};

/**
 * `?text=`: what is typed becomes filters of the list, by a redirect. Where no service can read it, all of its words are
 * said to be unknown. Words that call for the other kind of vehicle lead to its list, the name of a place to the place's.
 */
export const textSearch: Rule = {
  name: "text-search",
  decide: async (visit) => {
    const text = visit.url.searchParams.get(textKey)?.trim().slice(0, searchTextLength).trim();
    if (!text) return undefined;
    const list = await listAt(visit);
    if (!list) return undefined;
    const understood: Meaning = (await visit.interpret(text, list.kind)) ?? { filters: {}, unknown: [text] };
    const asked = readSearchAddress(visit.url.searchParams);
    const named = understood.place && (await placeNamed(visit, list, asked, understood));
    if (named) return sendTo(visit, named, 303);
    const unplaced = understood.place ? [understood.place.words] : [];
    const meaning = { ...understood, unknown: [...understood.unknown, ...unplaced] };
    const kind = meaning.kind ?? list.kind;
    if (list.kind === undefined || kind === list.kind)
      return sendTo(visit, await placeOf(visit, list, addMeaning(asked, meaning)), 303);
    const other = { kind, preset: {}, dealers: undefined };
    const whole = await visit.findListPage(other);
    if (!whole) return sendTo(visit, await placeOf(visit, list, addMeaning(asked, meaning)), 303);
    const there = { ...visit, url: new URL(whole, visit.url) };
    const place = await placeOf(there, other, addMeaning(rangesOnly(asked), meaning));
    return sendTo(visit, place, 303);
  },
};

/** Filters for which there is a page of its own lead to it; see `docs/decisions/0009-filters-lead-to-their-page.md`. */
export const listPage: Rule = {
  name: "list-page",
  decide: async (visit) => {
    if (!searchQueryKeys.some((key) => visit.url.searchParams.has(key))) return undefined;
    const search = readSearchAddress(visit.url.searchParams);
    const own = Object.keys(filtersOf(search.query)).length;
    const list = own > 0 ? await listAt(visit) : undefined;
    if (!list) return undefined;
    const place = await placeOf(visit, list, search);
    const isHere =
      place.path === visit.url.pathname &&
      serialiseSearchQuery(place.search.query) === serialiseSearchQuery(search.query);
    return isHere ? undefined : sendTo(visit, place, 307);
  },
};
