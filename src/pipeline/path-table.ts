import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { call } from "#api/call.ts";
import { fetchPageContent } from "#api/fetch-page.ts";
import { fetchVehicle } from "#api/fetch-vehicle.ts";
import { listOfPage } from "#api/list-page.ts";
import type { Page } from "#api/models/page.ts";
import { queriesOf } from "#contract/blocks/all-blocks.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import { canonicalPath, isAllowedPath, isAllowedRedirectTarget } from "#domain/page-path.ts";
import { slugOfPath } from "#domain/page-slug.ts";
import { matchRoute } from "#domain/route-paths.ts";
import { localeOfPath } from "#domain/routes.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { createCachedAnswers } from "#platform/cached-answers.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import type { FailureKind } from "#platform/result.ts";
import { dispensableWaitMs, withinTime } from "#platform/time-budget.ts";
import { base, joinStatuses, preserveQuery } from "./join-redirects.ts";
import type { PathFact } from "./outcome.ts";

type LoadFact = (pathname: string, locale: Locale) => Promise<PathFact>;

interface Path {
  readonly pathname: string;
  readonly locale: Locale;
}

/** Bounds of the table: entries, the characters of all together, and of one; a longer path is looked up each time. */
const bounds = {
  max: 5_000,
  maxSize: 1_000_000,
  maxEntrySize: 4_000,
  sizeOf: (fact: PathFact, key: string) => key.length + JSON.stringify(fact).length,
};

/**
 * A bounded cache of what paths lead to, refreshed after a minute. A stale fact is returned at once and
 * refreshed in the background, so a slow service does not slow down a known page. A fact that could not be
 * refreshed counts as unreachable: then only stored pages may be shown.
 */
export const createPathTable = (
  load: LoadFact,
  {
    now,
    ...limits
  }: Partial<Record<"max" | "maxSize" | "maxEntrySize", number>> & {
    now?: () => number;
  } = {},
) => {
  const facts = createCachedAnswers<Path, PathFact>({
    load: ({ pathname, locale }) => load(pathname, locale),
    keyOf: ({ pathname, locale }) => `${locale} ${pathname}`,
    freshForMs: cacheLifetimes.pathFact * 1000,
    isFailure: ({ kind }) => kind === "unreachable",
    retryAfterMs: cacheLifetimes.failedAnswer * 1000,
    isWaitedFor: ({ kind }) => kind === "missing",
    bounds: { ...bounds, ...limits },
    ...(now && { now }),
  });
  return {
    /** Rejects only if `load` does. */
    lookUp: async (pathname: string, locale: Locale): Promise<PathFact> => {
      const { answer, isUnanswered } = await facts.get({ pathname, locale });
      return isUnanswered ? { kind: "unreachable" } : answer;
    },
    /** Whether a look-up would wait for the services: the path is new, or was wrong more than a minute ago. */
    mustLoad: (pathname: string, locale: Locale): boolean => facts.mustLoad({ pathname, locale }),
    /** Until when a path is not looked up again, in milliseconds since 1970; 0 when the next request looks it up. */
    freshUntil: (pathname: string, locale: Locale): number => facts.freshUntil({ pathname, locale }),
    /** Forgets one path: what it led to has turned out to be wrong. */
    forget: (pathname: string, locale: Locale): void => facts.forget({ pathname, locale }),
    /** Forgets everything: content has changed. */
    clear: facts.clear,
  };
};

export type Redirect = Extract<PathFact, { kind: "redirect" }>;

/** More than a site that was rebuilt a few times needs. */
const mostHops = 10;

/** The canonical path of a target on this site; undefined for other sites, and for paths without content. */
const ownPath = (target: string, siteOrigin: string): string | undefined => {
  const url = new URL(target, base);
  if (url.origin !== base && url.origin !== siteOrigin) return undefined;
  const path = canonicalPath(url.pathname);
  return isAllowedPath(path) && !matchRoute(path) ? path : undefined;
};

/**
 * Follows the content service's redirects to their end, so that a visitor is redirected once. Circles and
 * chains without end are refused and logged. Undefined when there is no redirect.
 * @param fetchRedirect where a path leads; undefined when nowhere, or while unknown
 */
export const followRedirects = async (
  from: string,
  fetchRedirect: (pathname: string) => Promise<Redirect | undefined>,
  siteOrigin: string,
): Promise<Redirect | undefined> => {
  const seen = new Set([canonicalPath(from)]);
  let found: Redirect | undefined;
  let path: string | undefined = from;
  while (path !== undefined) {
    const next = await fetchRedirect(path);
    if (!next) break;
    const search = new URL(found?.target ?? "", base).search;
    const target = preserveQuery(next.target, search);
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

const askRedirect = async (pathname: string, locale: Locale): Promise<Redirect | undefined> => {
  const answer = await call("redirects", { query: { path: pathname } }, { locale });
  if (!answer.ok || !isAllowedRedirectTarget(answer.value.target)) return undefined;
  return { kind: "redirect", ...answer.value };
};

/** A page is found without its redirects: however many there are in a row, they are waited for briefly. */
const askRedirects = (pathname: string): Promise<Redirect | undefined> =>
  withinTime(dispensableWaitMs, () =>
    followRedirects(
      pathname,
      (path) => askRedirect(path, localeOfPath(path)),
      new URL(env().SITE_URL).origin,
    ),
  );

const absentFact = (kind: FailureKind): PathFact => {
  if (kind === "gone") return { kind: "gone" };
  return kind === "not-found" || kind === "invalid" ? { kind: "missing" } : { kind: "unreachable" };
};

/** What the answer about the vehicle of a page makes of it, where it is none that can be shown. A slow one is rendered when it comes. */
const askVehicleFact = async ({ components }: Page, locale: Locale): Promise<PathFact | undefined> => {
  const vehicle = findBlock(components, vehicleDetailBlock);
  if (!vehicle) return undefined;
  const answer = await Promise.race([
    fetchVehicle(vehicle.vin, locale),
    pause(dispensableWaitMs, undefined, { ref: false }),
  ]);
  if (!answer || answer.ok) return undefined;
  return absentFact(answer.error.kind);
};

const askPageFact = async (pathname: string, locale: Locale): Promise<PathFact> => {
  const answer = await fetchPageContent(slugOfPath(locale, pathname), locale);
  if (answer.ok) {
    const absent = await askVehicleFact(answer.value, locale);
    if (absent) return absent;
    return { kind: "page", list: listOfPage(answer.value), queries: queriesOf(answer.value) };
  }
  return absentFact(answer.error.kind);
};

const load: LoadFact = async (pathname, locale) => {
  const [redirect, page] = await Promise.all([askRedirects(pathname), askPageFact(pathname, locale)]);
  return redirect ?? page;
};

/** The table of this process, shared by the pipeline's bundle and the one that revalidates. */
export const pathTable = perProcess("path-table", () => createPathTable(load));
