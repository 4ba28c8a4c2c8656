import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { findBlock } from "#contract/blocks/find-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { requestedList } from "#contract/search.ts";
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
 * The page that a search named as that of its list. A service that knows no such page names any, so the page itself is
 * asked what it is about; undefined when that is something else. The page `atHand` is not asked for once more.
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
  /** Slug of the page on which it is asked: a service that knows none names this one, which need not be asked for again. */
  readonly from?: string | undefined;
}

const askListPage = async ({ list, locale, from }: Question): Promise<string | undefined> => {
  const { kind, filters, dealers } = list;
  const data = { kind, filters, dealers: dealers && [...dealers], limit: 1 };
  const body = await translateSearch({ slug: from, pageOnly: true, ...requestedList(data) }, locale);
  const answer = await call("componentFiltered", { body }, { locale });
  if (!answer.ok) return undefined;
  return (await confirmListPage(answer.value.slug, list, locale)) && answer.value.slug;
};

const listPages = perProcess("list-pages", () =>
  createCachedAnswers<Question, string | undefined>({
    // A list can be shown where it was asked for: whether it has a page of its own is waited for briefly.
    ask: (question) => withinTime(dispensableWaitMs, () => askListPage(question)),
    keyOf: ({ list: { kind, filters, dealers }, locale }) => JSON.stringify([locale, kind, filters, dealers]),
    freshForMs: cacheLifetimes.listPage * 1000,
    bounds: {
      max: 5_000,
      maxSize: 2_000_000,
      maxEntrySize: 8_000,
      sizeOf: (slug = "", key) => slug.length + key.length,
    },
  }),
);

/** Whether the page of such a list, or that there is none, is known without asking. */
export const isListPageKnown = (question: Question): boolean => !listPages().hasToAsk(question);

/** The slug of the page whose list is exactly this; undefined when there is none. An answer counts for a minute. */
export const findListPage = async (question: Question): Promise<string | undefined> =>
  (await listPages().get(question)).answer;
