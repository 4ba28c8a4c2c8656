import "server-only";
import { pageTags } from "#domain/page-tags.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { createCachedAnswers } from "#platform/cached-answers.ts";
import { defaultLocale } from "#platform/locale.ts";
import { invalidatePages } from "#platform/page-cache/invalidate-pages.ts";
import { perProcess } from "#platform/per-process.ts";
import type { FailureKind } from "#platform/result.ts";
import { call } from "./call.ts";
import { knownShop, readKnownShopBy } from "./known-shop.ts";
import { type Shop, toShop } from "./models/shop.ts";

const key = "shop";

/** How a service answers that does not have the call. */
const absent: ReadonlySet<FailureKind> = new Set(["not-implemented", "not-found"]);

/** The one cache of the answer; undefined for a service that fails. */
const shops = perProcess("shop", () => {
  const load = async (): Promise<Shop | undefined> => {
    const answer = await call("shop", {}, { locale: defaultLocale });
    if (answer.ok) return toShop(answer.value);
    return absent.has(answer.error.kind) ? toShop({}) : undefined;
  };
  const answers = createCachedAnswers<string, Shop | undefined>({
    load,
    keyOf: (question) => question,
    freshUntil: (loadedAt) => loadedAt + cacheLifetimes.shop * 1000,
    tagsOf: () => [pageTags.content],
    isFailure: (shop) => shop === undefined,
    retryAfterMs: cacheLifetimes.failedAnswer * 1000,
    bounds: { max: 1, maxSize: 1, sizeOf: () => 1 },
  });
  readKnownShopBy(() => answers.known(key));
  return { answers, isMissed: false };
});

/**
 * Whose shop it is: one answer for the whole process, loaded again when the service invalidates `content`. While the service fails, its
 * last answer. Pages that were rendered before the first one are rendered again.
 */
export const loadShop = async (): Promise<Shop> => {
  const state = shops();
  const { answer } = await state.answers.get(key);
  if (answer !== undefined && state.isMissed) void invalidatePages([pageTags.content]);
  state.isMissed = answer === undefined;
  return knownShop();
};
