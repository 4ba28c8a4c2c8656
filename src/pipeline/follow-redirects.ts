import { canonicalPath, isAllowedPath } from "#domain/page-path.ts";
import { matchRoute } from "#domain/route-paths.ts";
import { log } from "#platform/log.ts";
import { base, joinStatuses, keepQuery } from "./join-redirects.ts";
import type { PathFact } from "./outcome.ts";

export type Redirect = Extract<PathFact, { kind: "redirect" }>;

/** More than a site that was rebuilt a few times needs. */
const mostHops = 10;

/** The path that a target has on this site, in its one spelling; undefined for others, and where no content is asked for. */
const ownPath = (target: string, siteOrigin: string): string | undefined => {
  const url = new URL(target, base);
  if (url.origin !== base && url.origin !== siteOrigin) return undefined;
  const path = canonicalPath(url.pathname);
  return isAllowedPath(path) && !matchRoute(path) ? path : undefined;
};

/**
 * Follows the content service's redirects to their end, so that a visitor is sent once. A circle, of one address or many,
 * and a chain without end are refused and logged: then there is no redirect. Undefined where there is none.
 * @param ask where a path leads; undefined when nowhere, or while it cannot be told
 */
export const followRedirects = async (
  from: string,
  ask: (pathname: string) => Promise<Redirect | undefined>,
  siteOrigin: string,
): Promise<Redirect | undefined> => {
  const seen = new Set([canonicalPath(from)]);
  let found: Redirect | undefined;
  let path: string | undefined = from;
  while (path !== undefined) {
    const next = await ask(path);
    if (!next) break;
    const search = new URL(found?.target ?? "", base).search;
    const target = keepQuery(next.target, search);
    found = { ...next, target, status: found ? joinStatuses(found.status, next.status) : next.status };
    path = ownPath(target, siteOrigin);
    if (path === undefined) break;
    if (seen.has(path) || seen.size > mostHops) {
      log().warn({ path: from, by: [...seen], target }, "The content service redirects in a circle");
      return undefined;
    }
    seen.add(path);
  }
  return found;
};
