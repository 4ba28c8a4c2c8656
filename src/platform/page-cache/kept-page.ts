import { cacheControl } from "../answers/cache-control.ts";
import type { AppPage } from "./file-system-cache.ts";
import { stampPage } from "./stamp-page.ts";

const policyHeader = "content-security-policy";

export const isStamped = (page: AppPage): boolean => page.headers?.[policyHeader] !== undefined;

/**
 * Values that pages read while they are rendered. There is one for each tag under which a page is dropped (`api/cache-policy.ts`),
 * so for each vehicle that anybody has invented; to make it anew costs nothing, so none is kept.
 */
export const isMarkKind = (kind: string | undefined): boolean => kind === "FETCH";

/** Filtered lists, simulations and comparisons: endless in number, so kept in the framework's bounded memory, never on disk. */
export const isQueryPage = (key: string): boolean => /\/[a-z]~/.test(key);

/** Nothing is hydrated, so of a page its document is kept: the data beside it would hold the address of the first asker. */
export const stamp = (page: AppPage): void => {
  if (isStamped(page)) return;
  const { html, policy } = stampPage(page.html);
  page.html = html;
  page.rscData = Buffer.alloc(0);
  page.segmentData = new Map();
  page.headers = { ...page.headers, [policyHeader]: policy };
};

/** Neither this cache nor one in front of this process keeps the answer. */
export const sendOnly = (
  page: AppPage,
  status: number | undefined,
  headers: Record<string, string> = {},
): void => {
  page.status = status;
  page.headers = { ...page.headers, ...headers, "cache-control": cacheControl.nobody };
};
