import "server-only";
import { cache } from "react";
import { keepPage, type Lifetime, tags } from "#api/cache-policy.ts";
import { call } from "#api/call.ts";
import type { Page } from "#contract/page.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";

const lifetimeOf = (page: Page): Lifetime => {
  const keys = new Set(page.components.map(({ key }) => key));
  if (keys.has("vehicle-detail")) return "vehicle";
  return keys.has("search") ? "list" : "content";
};

/** A content page by its slug, once per render; gives the page being rendered its lifetime and tags. */
export const loadPage = cache(async (slug: string, locale: Locale): Promise<Result<Page>> => {
  const answer = await call("page", { params: { slug } }, { locale });
  if (answer.ok) await keepPage(lifetimeOf(answer.value), [tags.content, tags.page(locale, slug)]);
  return answer;
});

/** The page of the error route, from which pages outside the content service take header and footer. */
export const loadErrorPage = (locale: Locale): Promise<Result<Page>> => loadPage("error", locale);
