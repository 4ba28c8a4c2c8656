import { isQueryPage } from "#platform/page-cache/stored-page.ts";
import type { AddressLimitName } from "#platform/rate-limit/rate-limits.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import type { Outcome, PageRequest } from "./outcome.ts";
import { isBeingRendered } from "./shared-pages.ts";

/** The visitor has sent too many requests for a lookup of a rule, or for pages to be rendered: 429. */
export class TooOften extends Error {
  override readonly name = "TooOften";
  readonly retryAfterSeconds: number;

  constructor(limit: AddressLimitName, retryAfterSeconds: number) {
    super(`Too often: ${limit}`);
    this.retryAfterSeconds = retryAfterSeconds;
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
 * Resolves when a page may be rendered for its visitor.
 * @throws TooOften
 */
export const permitRendering = async (outcome: Outcome, pageRequest: PageRequest): Promise<void> => {
  const limit = await renderingLimit(outcome, pageRequest, isBeingRendered, pageRequest.headers);
  if (limit !== undefined) await needPermit(limit, pageRequest.headers);
};
