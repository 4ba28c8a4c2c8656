import { isAllowedPath } from "#domain/page-path.ts";
import { env } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { joinStatuses } from "./join-redirects.ts";
import type { Outcome, PageRequest } from "./outcome.ts";

type Redirect = Extract<Outcome, { kind: "redirect" }>;

/** Paths that no rule decides on. */
const isOutside = (pathname: string): boolean =>
  /^\/(?:api|_next)\//.test(pathname) || !isAllowedPath(pathname);

/** The page of this site that a redirect leads to, by the name under which the site was called; undefined for any other. */
const ownAddress = ({ target }: Redirect, from: URL): URL | undefined => {
  const url = new URL(target, from);
  if (url.origin !== from.origin && url.origin !== new URL(env().SITE_URL).origin) return undefined;
  const own = new URL(url.pathname + url.search + (url.hash || from.hash), from);
  return isOutside(own.pathname) ? undefined : own;
};

const join = (first: Redirect, second: Redirect): Redirect => ({
  ...first,
  ...second,
  status: joinStatuses(first.status, second.status),
  cacheable: first.cacheable && second.cacheable,
});

/**
 * Follows a chain of the site's own redirects and returns one redirect to its end. A circular chain is
 * refused and logged.
 * @param decide applies the rules to a request
 * @param visitTo builds the same visitor's request for another address
 */
export const followOutcome = async (
  outcome: Outcome,
  request: PageRequest,
  decide: (request: PageRequest) => Promise<Outcome>,
  visitTo: (url: URL) => PageRequest,
): Promise<Outcome> => {
  if (outcome.kind !== "redirect" || outcome.isAgain) return outcome;
  const seen = new Set([request.url.pathname + request.url.search]);
  let found = outcome;
  let address = ownAddress(outcome, request.url);
  while (address !== undefined) {
    const { pathname, search, hash } = address;
    if (seen.has(pathname + search)) {
      log().warn(
        { path: request.url.pathname.slice(0, 300), by: seen.size },
        "The site redirects in a circle",
      );
      return { kind: "not-found", reason: "content", status: 404, cacheable: false };
    }
    seen.add(pathname + search);
    found = { ...found, target: pathname + search + hash };
    const next = await decide(visitTo(address));
    if (next.kind !== "redirect") break;
    found = join(found, next);
    address = ownAddress(next, address);
  }
  return found;
};
