import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { findBlock } from "#contract/blocks/find-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { requestedList } from "#contract/search.ts";
import { pageTags } from "#domain/page-tags.ts";
import { isSameList, type VehicleList } from "#domain/vehicle-list.ts";
import { createCachedAnswers } from "#platform/cached-answers.ts";
import type { Locale } from "#platform/locale.ts";
import { perProcess } from "#platform/per-process.ts";
import { ok } from "#platform/result.ts";
import { dispensableWaitMs, withinTime } from "#platform/time-budget.ts";
import { call } from "./call.ts";
import { fetchPageContent } from "./fetch-page.ts";
import type { Page } from "./models/page.ts";
import { translateSearch } from "./request-search.ts";

/** The list of vehicles that a page is about, where it has one. */
export const listOfPage = ({ components }: Page): VehicleList | undefined => {
  const search = findBlock(components, searchBlock);
  return search && { kind: search.kind, filters: search.filters, dealers: search.dealers };
};

/**
 * Validates the page that a search named for its list. A service without such a page names any, so the list of the page
 * is compared; undefined when it differs. The page `atHand` is not fetched again.
 */
export const confirmListPage = async (
  slug: string | undefined,
  list: VehicleList,
  locale: Locale,
  atHand?: Page,
): Promise<Page | undefined> => {
  if (slug === undefined) return undefined;
  const page = slug === atHand?.slug ? ok(atHand) : await fetchPageContent(slug, locale);
  const found = page.ok ? listOfPage(page.value) : undefined;
  return page.ok && found && isSameList(found, list) ? page.value : undefined;
};

interface Question {
  readonly list: VehicleList;
  readonly locale: Locale;
  /** Slug of the current page: a service without a page for the list returns this one, which need not be fetched again. */
  readonly from?: string | undefined;
}

const fetchListPage = async ({ list, locale, from }: Question): Promise<string | undefined> => {
  const { kind, filters, dealers } = list;
  const data = { kind, filters, dealers: dealers && [...dealers], limit: 1 };
  const body = await translateSearch({ slug: from, pageOnly: true, ...requestedList(data) }, locale);
  const answer = await call("componentFiltered", { body }, { locale });
  if (!answer.ok) return undefined;
  return (await confirmListPage(answer.value.slug, list, locale)) && answer.value.slug;
};

const listPages = perProcess("list-pages", () =>
  createCachedAnswers<Question, string | undefined>({
    // The list can be shown without a page of its own, so the call is waited for briefly.
    load: (question) => withinTime(dispensableWaitMs, () => fetchListPage(question)),
    keyOf: ({ list: { kind, filters, dealers }, locale }) => JSON.stringify([locale, kind, filters, dealers]),
    freshUntil: (loadedAt) => loadedAt + cacheLifetimes.listPage * 1000,
    tagsOf: () => [pageTags.content],
    bounds: {
      max: 5_000,
      maxSize: 2_000_000,
      maxEntrySize: 8_000,
      sizeOf: (slug = "", key) => slug.length + key.length,
    },
  }),
);

/** Whether the page of such a list, or that there is none, is cached. */
export const isListPageKnown = (question: Question): boolean => !listPages().mustLoad(question);

/** The slug of the page whose list is exactly this; undefined when there is none. An answer counts for a minute. */
export const findListPage = async (question: Question): Promise<string | undefined> =>
  (await listPages().get(question)).answer;
