import { isQueryPage } from "#platform/page-cache/cached-page.ts";
import { isPageShown } from "#platform/page-cache/stored-pages.ts";
import type { AddressLimitName } from "#platform/rate-limit/rate-limits.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import type { Outcome, PageRequest } from "./outcome.ts";
import { queueRetrySeconds } from "./render-queue.ts";
import { isBeingRendered, startRendering, waitInRenderQueue } from "./rendering.ts";

/** The visitor has sent too many requests for a lookup of a rule, or for pages to be rendered: 429. */
export class TooOften extends Error {
  override readonly name = "TooOften";
  readonly retryAfterSeconds: number;

  constructor(limit: AddressLimitName, retryAfterSeconds: number) {
    super(`Too often: ${limit}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** More pages are requested than can be rendered, by all visitors together: 503. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
  readonly retryAfterSeconds = queueRetrySeconds;

  constructor() {
    super("Too many pages wait to be rendered");
  }
}

/** @throws TooOften when the address has used up its limit */
export const needPermit = async (limit: AddressLimitName, headers: Headers): Promise<void> => {
  const permit = await takePermit(limit, headers);
  if (!permit.ok) throw new TooOften(limit, permit.retryAfterSeconds);
};

/**
 * A prefetch by a browser that follows our rules (`domain/prefetch-rules.ts`). If it is refused, the browser
 * requests the page again when the visitor follows the link.
 */
const isFetchedAhead = (headers: Headers): boolean =>
  headers.get("sec-purpose")?.startsWith("prefetch") ?? false;

/**
 * Which limit a page counts against; undefined when it is stored, or already being rendered for another
 * visitor. A stored page requested by a query must be fresh.
 */
export const renderingLimit = async (
  outcome: Outcome,
  { isStored, isFresh }: Pick<PageRequest, "isStored" | "isFresh">,
  isRendered: (path: string) => boolean,
  headers: Headers,
): Promise<AddressLimitName | undefined> => {
  if (outcome.kind !== "serve") return undefined;
  const { path, cacheable } = outcome;
  if (!cacheable) return "freshPage";
  if (isRendered(path)) return undefined;
  // Their number is unlimited: a visitor who has had many rendered could have them rendered again every
  // minute.
  if (isQueryPage(path)) return isFresh(path) ? undefined : "queryPage";
  if (await isStored(path)) return undefined;
  return isFetchedAhead(headers) ? "prefetchedPage" : "newPage";
};

/**
 * Resolves when a page may be rendered: its visitor is below the limit, and its turn has come. Stored pages
 * never wait, nor do pages for one visitor, so that buying does not queue behind searches.
 * @throws TooOften
 * @throws TooBusy
 */
export const permitRendering = async (
  outcome: Outcome,
  pageRequest: PageRequest,
  requestId: string,
): Promise<void> => {
  const limit = await renderingLimit(outcome, pageRequest, isBeingRendered, pageRequest.headers);
  if (limit === undefined || outcome.kind !== "serve") return;
  await needPermit(limit, pageRequest.headers);
  if (!outcome.cacheable) return;
  if (!isPageShown(outcome.path) && !(await waitInRenderQueue(outcome.path))) throw new TooBusy();
  startRendering(outcome.path, requestId);
};
