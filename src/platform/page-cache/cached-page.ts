import { cacheControl } from "../answers/cache-control.ts";
import type { AppPage } from "./file-system-cache.ts";
import { finalizePage } from "./finalize-page.ts";
import { lastInvalidationOf } from "./invalidated-tags.ts";
import { isFresh, type Lifetime } from "./lifetime.ts";
import { pageFactsHeader, writeFacts } from "./page-facts.ts";

const policyHeader = "content-security-policy";

export const isFinalized = (page: AppPage): boolean => page.headers?.[policyHeader] !== undefined;

/**
 * Values that pages read while they are rendered. There is one for each tag under which a page is invalidated
 * (`api/cache-policy.ts`), so for each vehicle id that a visitor may invent; they cost nothing to make, so none is stored.
 */
export const isMarkKind = (kind: string | undefined): boolean => kind === "FETCH";

const tagsHeader = "x-next-cache-tags";

/** Under which a page is invalidated, as the framework notes them in its headers. */
export const tagsOf = ({ headers }: Pick<AppPage, "headers">): readonly string[] => {
  const tags = headers?.[tagsHeader];
  return typeof tags === "string" && tags !== "" ? tags.split(",") : [];
};

/** What a cache of the framework finds. */
type Found = {
  readonly value: unknown;
  /** In milliseconds since 1970. */
  readonly lastModified?: number;
  readonly cacheControl?: Lifetime;
};

/** When the services last invalidated a page, in milliseconds since 1970; 0: never. */
export const invalidatedAtOf = ({ value }: Found): number => lastInvalidationOf(tagsOf(value as AppPage));

/** Whether it was invalidated after it was rendered. */
export const isInvalidated = (found: Found): boolean => invalidatedAtOf(found) >= (found.lastModified ?? 0);

/** Whether a page can be shown as it is, whatever others have rendered since. */
export const isCurrent = (found: Found): boolean =>
  found.cacheControl !== undefined &&
  isFresh(found.cacheControl, found.lastModified ?? 0) &&
  !isInvalidated(found);

/**
 * Filtered lists, simulations and comparisons: unlimited in number, so cached in the framework's bounded memory, never on
 * disk.
 */
export const isQueryPage = (key: string): boolean => /\/[a-z]~/.test(key);

/**
 * nginx would cache a page as long as other caches may, and cannot be notified of invalidations: this header makes it
 * revalidate after a second. nginx removes the header.
 */
export const limitProxy = (page: AppPage): void => {
  page.headers = { ...page.headers, "x-accel-expires": "1" };
};

/**
 * Sets the headers by which the pipeline can send the page again by itself.
 * @param renderedAt in milliseconds since 1970
 */
export const setFactHeaders = (page: AppPage, renderedAt: number, { revalidate }: Lifetime): void => {
  const freshUntil = revalidate === false ? Number.POSITIVE_INFINITY : renderedAt + revalidate * 1000;
  page.headers = {
    ...page.headers,
    [pageFactsHeader]: writeFacts({ renderedAt, freshUntil, tags: tagsOf(page) }),
  };
};

/**
 * Nothing is hydrated, so only the document is stored: the data beside it would contain the address of the first request.
 */
export const stamp = (page: AppPage): void => {
  if (isFinalized(page)) return;
  const { html, policy } = finalizePage(page.html);
  page.html = html;
  page.rscData = Buffer.alloc(0);
  page.segmentData = new Map();
  page.headers = { ...page.headers, [policyHeader]: policy };
};

/** Sends an answer that neither this cache nor one in front of this process stores. */
export const sendOnly = (
  page: AppPage,
  status: number | undefined,
  headers: Record<string, string> = {},
): void => {
  page.status = status;
  page.headers = { ...page.headers, ...headers, "cache-control": cacheControl.noStore };
};
