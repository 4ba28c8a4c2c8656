import type { Page } from "#api/models/page.ts";
import "server-only";
import { cache } from "react";
import { type Lifetime, setCachePolicy } from "#api/cache-policy.ts";
import { fetchPageContent } from "#api/fetch-page.ts";
import { blocksOf } from "#contract/blocks/all-blocks.ts";
import { pageTags } from "#domain/page-tags.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";

const lifetimeOf = (page: Page): Lifetime => {
  const lifetimes = blocksOf(page).map(({ lifetime }) => lifetime);
  return (["vehicle", "list"] as const).find((each) => lifetimes.includes(each)) ?? "content";
};

/** A content page by its slug, once per render; sets lifetime and tags of the page being rendered. */
export const loadPage = cache(async (slug: string, locale: Locale): Promise<Result<Page>> => {
  const answer = await fetchPageContent(slug, locale);
  if (answer.ok) setCachePolicy(lifetimeOf(answer.value), [pageTags.content, pageTags.page(locale, slug)]);
  return answer;
});

/** The page of the error route, whose header and footer pages outside the content service use. */
export const loadErrorPage = (locale: Locale): Promise<Result<Page>> => loadPage("error", locale);
