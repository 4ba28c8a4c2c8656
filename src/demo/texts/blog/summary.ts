import type { Locale } from "#platform/locale.ts";
import type { Article } from "./article.ts";
import { articles } from "./articles.ts";

const relatedCount = 3;

/** An article as the blocks take it in lists. */
export type Summary = {
  title: string;
  summary: string;
  href: string;
  date: string;
  minutes: number;
  picture?: object;
};

/** The articles, those first that were published last in a language. */
export const newestFirst = (locale: Locale): Article[] =>
  [...articles.values()].toSorted((a, b) => (a[locale].date < b[locale].date ? 1 : -1));

/** Those that come after an article, and the newest again after the last. */
export const following = (summaries: readonly Summary[], index: number): Summary[] => {
  const count = Math.min(relatedCount, summaries.length - 1);
  return Array.from({ length: count }, (_, step) => summaries[(index + step + 1) % summaries.length]).filter(
    (summary) => summary !== undefined,
  );
};
