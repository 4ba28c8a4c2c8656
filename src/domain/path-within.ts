import { isSitePath } from "./page-path.ts";

/**
 * Path and query of an address of this site, such as a `Referer`; undefined for an invalid address or one of another site.
 * @param origins that are this site's
 */
export const pathWithin = (
  address: string | null | undefined,
  origins: readonly string[],
): string | undefined => {
  const url = URL.parse(address ?? "");
  if (!url || !origins.includes(url.origin)) return undefined;
  const path = url.pathname + url.search;
  return isSitePath(path) ? path : undefined;
};
