import { isDeepStrictEqual } from "node:util";
import type { Page } from "#contract/page.ts";
import { loadPage } from "#features/content/load-page.ts";
import type { Locale } from "#platform/locale.ts";
import { type SearchData, searchSchema } from "./blocks/search/schema.ts";

export type ListWish = Pick<SearchData, "kind" | "dealers" | "filters">;

/** Whether a page's Search component asks for exactly these vehicles. */
export const isListOf = (data: unknown, { kind, dealers, filters }: ListWish): boolean => {
  const block = searchSchema.safeParse(data);
  return (
    block.success &&
    block.data.kind === kind &&
    isDeepStrictEqual(block.data.filters, filters) &&
    isDeepStrictEqual(block.data.dealers?.toSorted(), dealers?.toSorted())
  );
};

/**
 * The page that a search named as its own. A service that knows no such page names any, so the page itself is
 * asked what it lists; undefined when that is something else.
 */
export const listPageOf = async (slug: string, wish: ListWish, locale: Locale): Promise<Page | undefined> => {
  const page = await loadPage(slug, locale);
  if (!page.ok) return undefined;
  const search = page.value.components.find(({ key }) => key === "search");
  return isListOf(search?.data, wish) ? page.value : undefined;
};

/** Path of the same. */
export const listPathOf = async (slug: string, wish: ListWish, locale: Locale): Promise<string | undefined> =>
  (await listPageOf(slug, wish, locale))?.path;
