import "server-only";
import { LRUCache } from "lru-cache";
import type { Page } from "#contract/page.ts";
import { whenForgotten } from "#platform/forget-kept-answers.ts";
import type { Locale } from "#platform/locale.ts";
import { perProcess } from "#platform/per-process.ts";
import type { Result } from "#platform/result.ts";
import { call } from "./call.ts";

/** Long enough for a request to get from the decision about its address to the drawing of its page. */
const handedOnForMs = 2_000;

const asked = perProcess("asked-pages", () => {
  const pages = new LRUCache<string, Result<Page>>({ max: 50, ttl: handedOnForMs });
  const table = { pages, generation: 0 };
  whenForgotten(() => {
    pages.clear();
    table.generation += 1;
  });
  return table;
});

/**
 * A page of the content service by its slug. One that was answered a moment ago is handed on, so that the rules of
 * addresses and the drawing of a page ask once for both. Questions under way are not shared: each has its own time.
 */
export const askPage = async (slug: string, locale: Locale): Promise<Result<Page>> => {
  const { pages, generation } = asked();
  const key = `${locale} ${slug}`;
  const known = pages.get(key);
  if (known) return known;
  const answer = await call("page", { params: { slug } }, { locale });
  if (answer.ok && generation === asked().generation) pages.set(key, answer);
  return answer;
};
