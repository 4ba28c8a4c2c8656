import { type ArticleId, articles } from "./article-list.ts";
import type { Article } from "./article-text.ts";

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

export const newestFirst = (): Article[] => {
  const all: readonly Article[] = (Object.keys(articles) as ArticleId[]).map((id) => articles[id]);
  return all.toSorted((a, b) => (a.date < b.date ? 1 : -1));
};

/** Those that come after an article, and the newest again after the last. */
export const following = (summaries: readonly Summary[], index: number): Summary[] => {
  const count = Math.min(relatedCount, summaries.length - 1);
  return Array.from({ length: count }, (_, step) => summaries[(index + step + 1) % summaries.length]).filter(
    (summary) => summary !== undefined,
  );
};
