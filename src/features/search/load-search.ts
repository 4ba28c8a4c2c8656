import "server-only";
import { cache } from "react";
import type { z } from "zod";
import { setCachePolicy } from "#api/cache-policy.ts";
import type { SearchResult } from "#api/models/search.ts";
import { type Found, requestSearch } from "#api/request-search.ts";
import { type componentFilteredBody, type Relaxation, requestedList } from "#contract/search.ts";
import { pageTags } from "#domain/page-tags.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { ok, type Result } from "#platform/result.ts";
import type { Preset } from "./list-address.ts";

/** More ways out than one reads. */
const mostWaysOut = 5;

/**
 * The ways out of an empty list that an address of the same page can say: `filters` without what the page itself sets. A
 * page's own filter can be replaced by its address but not left out, so that way is none.
 */
export const addressableRelaxations = (relaxations: readonly Relaxation[], preset: Preset): Relaxation[] =>
  relaxations
    .filter(({ filters }) => Object.keys(preset).every((key) => filters[key] !== undefined))
    .slice(0, mostWaysOut)
    .map(({ filters, ...rest }) => ({
      ...rest,
      filters: Object.fromEntries(Object.entries(filters).filter(([key, value]) => preset[key] !== value)),
    }));

export interface SearchRequest {
  readonly kind?: VehicleKind;
  /** What the page itself is about (`{ brand: "seat" }`); the visitor's choice comes on top. */
  readonly preset: Readonly<Record<string, string>>;
  /** Codes of the dealers whose vehicles are meant; all when absent. */
  readonly dealers?: readonly string[];
  readonly query: SearchQuery;
  readonly limit?: number;
  /** Requests an example of what may be typed on a page that is about the preset. */
  readonly example?: boolean;
  /** Other filters of the list, for each of which the answer counts the vehicles that it would find. */
  readonly counts?: readonly Readonly<Record<string, string>>[];
  /** Slug of the requesting page. */
  readonly from?: string;
  /** The page is about something else: changes of the vehicles that it shows invalidate it, not others of the stock. */
  readonly isAside?: true;
}

type Body = z.input<typeof componentFilteredBody>;

/** Answers for the page that is being rendered, by request: the list, its description and its indexing use the same one. */
const answers = cache(() => new Map<string, Promise<Result<Found>>>());

const requestOnce = (locale: Locale, body: Body): Promise<Result<Found>> => {
  const key = JSON.stringify([locale, body]);
  const answer = answers().get(key) ?? requestSearch(body, locale);
  answers().set(key, answer);
  return answer;
};

/** Vehicles, total and facets for a list, and the page that is about it. See `loadSearch`. */
export const loadSearchPage = async (
  locale: Locale,
  { kind, preset, dealers, query, limit, example, counts, from, isAside }: SearchRequest,
): Promise<Result<Found>> => {
  const { sort, page, ...chosen } = Object.fromEntries(new URLSearchParams(serialiseSearchQuery(query)));
  const data = {
    kind,
    dealers: dealers && [...dealers],
    filters: { ...preset, ...chosen },
    sort,
    page: page ? Number(page) : undefined,
    limit,
    about: example ? preset : undefined,
    counts: counts?.map((filters) => ({ ...preset, ...filters })),
  };
  const answer = await requestOnce(locale, { slug: from, ...requestedList(data) });
  if (!isAside || !answer.ok) setCachePolicy("list", [pageTags.stock]);
  if (!answer.ok) return answer;
  const { slug, result } = answer.value;
  if (isAside)
    setCachePolicy(
      "list",
      result.vehicles.map(({ vin }) => pageTags.vehicle(vin)),
    );
  const relaxations = addressableRelaxations(result.relaxations, preset);
  return ok({ slug, result: { ...result, relaxations } });
};

/** Vehicles, total and facets for a list. The visitor's filter replaces the page's filter of the same name. */
export const loadSearch = async (locale: Locale, request: SearchRequest): Promise<Result<SearchResult>> => {
  const answer = await loadSearchPage(locale, request);
  return answer.ok ? ok(answer.value.result) : answer;
};
