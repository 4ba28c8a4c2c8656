import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import type { z } from "zod";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { componentFilteredBody } from "#contract/search.ts";
import { pageTags } from "#domain/page-tags.ts";
import { createCachedAnswers } from "#platform/cached-answers.ts";
import type { Locale } from "#platform/locale.ts";
import { perProcess } from "#platform/per-process.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { call } from "./call.ts";
import type { Dropdowns } from "./models/dropdowns.ts";
import { facetsOf, type SearchResult, withFilterValues } from "./models/search.ts";

type Body = z.input<typeof componentFilteredBody>;

export interface Found {
  /** The page that is about the filters in force; the page of the search, or none, where the service names no other. */
  readonly slug: string | undefined;
  readonly result: SearchResult;
}

const cachedOptions = perProcess("filter-options", () =>
  createCachedAnswers<Locale, Result<Dropdowns>>({
    load: (locale) => call("dropdowns", {}, { locale }),
    keyOf: (locale) => locale,
    freshUntil: (loadedAt) => loadedAt + cacheLifetimes.filterOptions * 1000,
    tagsOf: () => [pageTags.stock],
    isFailure: ({ ok: isAnswered }) => !isAnswered,
    retryAfterMs: cacheLifetimes.failedAnswer * 1000,
    bounds: { max: 10, maxSize: 10, maxEntrySize: 1, sizeOf: () => 1 },
  }),
);

const loadOptions = async (locale: Locale): Promise<Dropdowns | undefined> => {
  const { answer } = await cachedOptions().get(locale);
  return answer.ok ? answer.value : undefined;
};

/** Whether a service may know a filter by another value than the site's addresses. */
const isNamed = ({ filters }: Body["components"][number]["data"]): boolean =>
  filters.brand !== undefined || filters.model !== undefined;

/** The body with brands and models as the service's filters have them. */
export const translateSearch = async (body: Body, locale: Locale): Promise<Body> => {
  const options = body.components.some(({ data }) => isNamed(data)) ? await loadOptions(locale) : undefined;
  if (!options) return body;
  const components = body.components.map(({ data, ...rest }) => ({
    ...rest,
    data: { ...data, filters: withFilterValues(data.filters, options) },
  }));
  return { ...body, components };
};

/**
 * The vehicles of a list, and its page. Where the service does not count, the options of its filters stand in for counts. Fails as
 * `not-implemented` where the list is that of a dealer and the service narrows none by dealer.
 */
export const requestSearch = async (body: Body, locale: Locale): Promise<ServiceResult<Found>> => {
  const answer = await call("componentFiltered", { body: await translateSearch(body, locale) }, { locale });
  if (!answer.ok) return answer;
  const { slug, components } = answer.value;
  const result = components[0]?.data;
  const where = { endpoint: "componentFiltered" };
  if (!result) return fail("contract", "The answer has no component", where);
  if (!result.isPaged && body.components[0]?.data.dealers)
    return fail("not-implemented", "The service has no lists of dealers", where);
  const options = result.facets ? undefined : await loadOptions(locale);
  const facets = result.facets ?? (options ? facetsOf(options, result.filters) : { values: {}, ranges: {} });
  return ok({ slug, result: { ...result, facets } });
};
