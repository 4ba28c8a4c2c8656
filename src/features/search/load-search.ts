import "server-only";
import { cache } from "react";
import { keepPage, tags } from "#api/cache-policy.ts";
import { call } from "#api/call.ts";
import type { SearchResult } from "#contract/search.ts";
import { type SearchQuery, serialiseSearchQuery } from "#domain/search-query.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { addressableRelaxations } from "./addressable-relaxations.ts";

export interface SearchRequest {
  readonly kind?: "car" | "motorbike";
  /** What the page itself is about (`{ brand: "seat" }`); the visitor's choice comes on top. */
  readonly preset: Readonly<Record<string, string>>;
  /** Codes of the dealers whose vehicles are meant; all when absent. */
  readonly dealers?: readonly string[];
  readonly query: SearchQuery;
  readonly limit?: number;
  /** Asks for an example of what may be typed on a page that is about the preset. */
  readonly example?: boolean;
}

export interface SearchPage {
  /** The page that is about the filters in force; another one where there is none. */
  readonly slug: string;
  readonly result: SearchResult;
}

const ask = cache(async (locale: Locale, request: string): Promise<Result<SearchPage>> => {
  await keepPage("list", [tags.stock]);
  const data = JSON.parse(request);
  const answer = await call(
    "componentFiltered",
    { body: { components: [{ id: "search", key: "search", data }] } },
    { locale },
  );
  if (!answer.ok) return answer;
  const result = answer.value.components[0]?.data;
  return result
    ? ok({ slug: answer.value.slug, result })
    : fail("contract", "The answer has no component", { endpoint: "componentFiltered" });
});

/** Vehicles, total and facets for a list, and the page that is about it. See `loadSearch`. */
export const loadSearchPage = async (
  locale: Locale,
  { kind, preset, dealers, query, limit, example }: SearchRequest,
): Promise<Result<SearchPage>> => {
  const { sort, page, ...chosen } = Object.fromEntries(new URLSearchParams(serialiseSearchQuery(query)));
  const answer = await ask(
    locale,
    JSON.stringify({
      kind,
      dealers,
      filters: { ...preset, ...chosen },
      sort,
      page: page ? Number(page) : undefined,
      limit,
      about: example ? preset : undefined,
    }),
  );
  if (!answer.ok) return answer;
  const { slug, result } = answer.value;
  const relaxations = addressableRelaxations(result.relaxations, preset);
  return ok({ slug, result: { ...result, relaxations } });
};

/** Vehicles, total and facets for a list. The visitor's filter replaces the page's filter of the same name. */
export const loadSearch = async (locale: Locale, request: SearchRequest): Promise<Result<SearchResult>> => {
  const answer = await loadSearchPage(locale, request);
  return answer.ok ? ok(answer.value.result) : answer;
};
