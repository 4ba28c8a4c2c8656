import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import { freshUntil } from "#api/cache-policy.ts";
import { reportsChanges } from "#api/reports-changes.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { defaultLocale, isLocale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { finalizePage } from "#platform/page-cache/finalize-page.ts";
import { knownPositions } from "#platform/page-cache/followed-records.ts";
import { lastInvalidationOf, type Positions } from "#platform/page-cache/invalidated-tags.ts";
import { pageCache } from "#platform/page-cache/page-cache.ts";
import { newRenderedFacts, type RenderedFacts } from "#platform/page-cache/rendered-facts.ts";
import {
  type PageFacts,
  type PageOutcome,
  type StoredPage,
  stateOf,
} from "#platform/page-cache/stored-page.ts";
import { perProcess } from "#platform/per-process.ts";
import { whileRendering } from "#platform/request-context.ts";
import { dispensableWaitMs, withinTime, withNewTime } from "#platform/time-budget.ts";
import { createRenderQueue, type Rendering, renderQueueBounds } from "./render-queue.ts";

/** What the framework answers for an internal address. */
export interface RenderedAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const state = perProcess("shared-pages", () => ({
  /** Set by the server; in development, where nothing is stored, there is none. */
  render: undefined as ((path: string) => Promise<RenderedAnswer>) | undefined,
  queue: createRenderQueue(renderQueueBounds),
  /** Pages that are being rendered. */
  pending: new Map<string, Promise<StoredPage>>(),
}));

/** When pages could not be rendered, by their keys, in milliseconds since 1970. */
export const failedPages = perProcess("failed-pages", () => new LRUCache<string, number>({ max: 20_000 }));

/** Has pages for everybody rendered by a function and stored. */
export const renderPagesBy = (render: (path: string) => Promise<RenderedAnswer>): void => {
  state().render = render;
};

export const storesPages = (): boolean => state().render !== undefined;

/** Whether the queue is full for a search: one that no other visitor waits for is answered with `retry-after`. */
export const isRenderQueueFull = (): boolean => state().queue.isFullFor("search");

/** Whether a page is being rendered for another visitor: both are answered from one rendering. */
export const isBeingRendered = (key: string): boolean => state().pending.has(key);

/** Headers of the framework that are not a page's own. A `link` names the stylesheets and pictures that it would load first, where there was time to. */
const notStored =
  /^(?:x-nextjs-.*|x-powered-by|link|vary|cache-control|content-length|etag|date|connection|keep-alive|transfer-encoding|x-request-id)$/;

const headersOf = (
  { headers }: RenderedAnswer,
  own: Readonly<Record<string, string>>,
): StoredPage["headers"] => [
  ...Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || notStored.test(name) ? [] : [[name, value] as const],
  ),
  ...Object.entries(own),
];

const etagOf = (html: string): string =>
  `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;

/** nginx would cache a page as long as other caches may, and cannot be notified of invalidations. It removes the header. */
const revalidatedByNginx = { "x-accel-expires": "1" };

const cacheableFor = (seconds: number): string =>
  `s-maxage=${seconds}, stale-while-revalidate=${cacheLifetimes.pageGrace}`;

/** The page as it is sent, finalized. @param seconds how long other caches may use it; undefined for a page that is not stored */
const toPage = (
  key: string,
  answer: RenderedAnswer,
  { status = answer.status, seconds, ...headers }: { status?: number; seconds?: number; "x-error"?: string },
): Omit<StoredPage, "facts"> => {
  const { html, policy } = finalizePage(answer.body.toString("utf8"));
  return {
    key,
    status,
    headers: headersOf(answer, {
      "content-security-policy": policy,
      "cache-control": seconds === undefined ? cacheControl.noStore : cacheableFor(seconds),
      ...(seconds !== undefined && revalidatedByNginx),
      ...headers,
    }),
    etag: seconds === undefined ? "" : etagOf(html),
    bytes: new Map([["identity", Buffer.from(html)]]),
  };
};

/** How long a page may be shown. */
const timesOf = (key: string, startedAt: number, seconds: number): Omit<PageFacts, "tags"> => {
  const locale = key.split("/")[1] ?? "";
  const until = freshUntil(startedAt, isLocale(locale) ? locale : defaultLocale, seconds);
  const grace = reportsChanges() ? cacheLifetimes.midnightGrace : cacheLifetimes.pageGrace;
  return { renderedAt: startedAt, freshUntil: until, staleUntil: until + grace * 1000 };
};

/** Of a page that the framework did not answer for. */
const unrendered: RenderedAnswer = {
  status: 500,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.alloc(0),
};

/** What becomes of a rendering: it is stored, or shown to those who wait for it, or an earlier page is shown instead. */
const conclude = async (
  key: string,
  answer: RenderedAnswer,
  rendered: RenderedFacts,
  { startedAt, seen }: { readonly startedAt: number; readonly seen: Positions | undefined },
): Promise<StoredPage> => {
  const { missing, isDegraded, isForThisTime, lifetime, tags } = rendered;
  const asMissing = missing && { status: missing.status, "x-error": missing.message };
  const unstored = (as = {}) => ({ ...toPage(key, answer, as), facts: undefined });
  if (missing && !isDegraded) {
    failedPages().delete(key);
    await pageCache().remove(key);
    return unstored(asMissing);
  }
  const isBroken = answer.status >= 500 || !(answer.body.includes("<h1>") || answer.body.includes("<h1 "));
  if (isBroken || isDegraded) {
    if (isBroken)
      log().error({ path: key.slice(0, 300), status: answer.status }, "A page could not be rendered");
    // An error of ours counts until rendering has succeeded; a service may answer soon.
    failedPages().set(key, Date.now(), isBroken ? {} : { ttl: cacheLifetimes.failedPage * 1000 });
    const earlier = await pageCache().find(key);
    return earlier ?? unstored(isBroken ? { status: 500 } : asMissing);
  }
  failedPages().delete(key);
  if (isForThisTime) {
    await pageCache().remove(key);
    return unstored();
  }
  const seconds = Number.isFinite(lifetime) ? lifetime : cacheLifetimes.pages.content;
  const facts = { ...timesOf(key, startedAt, seconds), tags: [...tags] };
  const page = { ...toPage(key, answer, { seconds }), facts };
  void pageCache().save(page, seen);
  return page;
};

/** What a visitor waits for. An address with a query counts as a search: anybody can make up new ones. */
const renderingOf = (key: string): Rendering => (key.includes("?") ? "search" : "page");

/** Renders a page; all who wait for it share one rendering. @throws TooBusy */
const render = (key: string, what = renderingOf(key)): Promise<StoredPage> => {
  const { pending, queue, render: renderPath } = state();
  const known = pending.get(key);
  if (known) return known;
  if (!renderPath) throw new Error("No page is stored here");
  const rendering = queue
    .run(async () => {
      const times = { startedAt: Date.now(), seen: knownPositions() };
      const rendered = newRenderedFacts();
      const answer = await whileRendering(rendered, () => renderPath(key)).catch((err: unknown) => {
        log().error({ err, path: key.slice(0, 300) }, "A page was not rendered");
        return unrendered;
      });
      return conclude(key, answer, rendered, times);
    }, what)
    .finally(() => pending.delete(key));
  pending.set(key, rendering);
  return rendering;
};

const renderBehind = (key: string): void => {
  withNewTime(() => render(key, "behind")).catch((err: unknown) =>
    log().debug({ err, path: key.slice(0, 300) }, "A page was not rendered again behind the stored one"),
  );
};

const hasFailed = (key: string, { tags }: PageFacts): boolean =>
  (failedPages().get(key) ?? Number.NEGATIVE_INFINITY) >= lastInvalidationOf(tags);

/**
 * The page of an internal address: as it is stored where that is fresh; at once and rendered again behind it where it is a
 * little older, or where rendering it has just failed; else rendered now.
 * @throws TooBusy
 */
export const sharedPage = async (
  key: string,
): Promise<{ readonly page: StoredPage; readonly outcome: PageOutcome }> => {
  const page = await pageCache().find(key);
  if (!page) return { page: await render(key), outcome: "miss" };
  const found = stateOf(page.facts);
  if (found === "fresh") return { page, outcome: "hit" };
  if (found === "stale" || hasFailed(key, page.facts)) {
    renderBehind(key);
    return { page, outcome: "stale" };
  }
  // Of a page that is known to be wrong its visitor waits for the next as for any; another can be shown instead.
  const waitMs = found === "overdue" ? dispensableWaitMs : Number.POSITIVE_INFINITY;
  return { page: await withinTime(waitMs, () => render(key)), outcome: "miss" };
};

/** Whether a page was stored, fresh or not, so that it can be shown while the services are down. */
export const isPageStored = (key: string): Promise<boolean> => pageCache().has(key);

/** Whether this process can show a page without rendering it again. */
export const isPageFresh = (key: string): boolean => {
  const page = pageCache().peek(key);
  return page !== undefined && stateOf(page.facts) === "fresh";
};

/** Whether this process can show a page, though it may have to be rendered again behind it. */
export const isPageShown = (key: string): boolean => {
  const page = pageCache().peek(key);
  return page !== undefined && ["fresh", "stale"].includes(stateOf(page.facts));
};
