import type { AddressLimitName } from "#platform/rate-limit/rate-limits.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import { beginDrawing, isBeingDrawn } from "./drawing.ts";
import type { Outcome, PageRequest } from "./outcome.ts";

/** Its visitor has asked too often for what a rule wants to know, or for pages to be drawn: the answer is 429. */
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

/** A filtered list, a comparison, a simulation: what a query asked for stands in the path as `x~`. */
const isQueryPage = (path: string): boolean => /\/[a-z]~/.test(path);

/** By a browser that follows our rules (`domain/prefetch-rules.ts`); refused, it asks again when its visitor follows the link. */
const isFetchedAhead = (headers: Headers): boolean =>
  headers.get("sec-purpose")?.startsWith("prefetch") ?? false;

/** Which limit a page falls under; none when it is kept, or being drawn for somebody else. */
export const drawingLimit = (
  outcome: Outcome,
  isStored: PageRequest["isStored"],
  isDrawn: (path: string) => boolean,
  headers: Headers,
): AddressLimitName | undefined => {
  if (outcome.kind !== "serve") return undefined;
  const { path, cacheable } = outcome;
  if (!cacheable) return "freshPage";
  if (isStored(path) || isDrawn(path)) return undefined;
  if (isQueryPage(path)) return "queryPage";
  return isFetchedAhead(headers) ? "prefetchedPage" : "newPage";
};

/**
 * Lets a page that has to be drawn through, as long as its visitor has not had too many drawn.
 * @throws TooOften
 */
export const permitDrawing = async (
  outcome: Outcome,
  { headers, isStored }: PageRequest,
  requestId: string,
): Promise<void> => {
  const limit = drawingLimit(outcome, isStored, isBeingDrawn, headers);
  if (limit === undefined || outcome.kind !== "serve") return;
  await needPermit(limit, headers);
  if (outcome.cacheable) beginDrawing(outcome.path, requestId);
};
