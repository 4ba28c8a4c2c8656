import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { freshUntil } from "#api/cache-policy.ts";
import { call } from "#api/call.ts";
import { fetchPageContent } from "#api/fetch-page.ts";
import { fetchVehicle } from "#api/fetch-vehicle.ts";
import { listOfPage } from "#api/list-page.ts";
import { queriesOf } from "#contract/blocks/all-blocks.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import { canonicalPath, isAllowedPath, isAllowedRedirectTarget } from "#domain/page-path.ts";
import { slugOfPath } from "#domain/page-slug.ts";
import { pageTags } from "#domain/page-tags.ts";
import { matchRoute } from "#domain/route-paths.ts";
import { localeOfPath } from "#domain/routes.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { createCachedAnswers, type Validity } from "#platform/cached-answers.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import type { FailureKind } from "#platform/result.ts";
import { dispensableWaitMs, withinTime } from "#platform/time-budget.ts";
import { base, joinStatuses, preserveQuery } from "./join-redirects.ts";
import type { PathFact } from "./outcome.ts";

/** What the services say of a path. */
export interface LoadedFact {
  readonly fact: PathFact;
  /** What changes it; undefined: anything may. */
  readonly tags?: readonly string[];
  /** Not all of them have answered: it is looked up again soon. */
  readonly isPartial?: boolean;
}

type LoadFact = (pathname: string, locale: Locale) => Promise<LoadedFact>;

interface Path {
  readonly pathname: string;
  readonly locale: Locale;
}

/** Bounds of the table: entries, the characters of all together, and of one; a longer path is looked up each time. */
const bounds = {
  max: 20_000,
  maxSize: 5_000_000,
  maxEntrySize: 4_000,
  sizeOf: (loaded: LoadedFact, key: string) => key.length + JSON.stringify(loaded).length,
};

/**
 * A bounded cache of what paths lead to. A fact lives as long as a page: until it changes where the services report that, else for a
 * minute. A stale fact is returned at once and refreshed in the background, so a slow service does not slow down a known page. A fact
 * that could not be refreshed counts as unreachable: then only stored pages may be shown.
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
  const facts = createCachedAnswers<Path, LoadedFact>({
    load: ({ pathname, locale }) => load(pathname, locale),
    keyOf: ({ pathname, locale }) => `${locale} ${pathname}`,
    freshUntil: (loadedAt, { isPartial }, { locale }) =>
      isPartial
        ? loadedAt + cacheLifetimes.pathFact * 1000
        : freshUntil(loadedAt, locale, cacheLifetimes.pathFact),
    tagsOf: ({ tags }) => tags,
    isFailure: ({ fact }) => fact.kind === "unreachable",
    retryAfterMs: cacheLifetimes.failedAnswer * 1000,
    isWaitedFor: ({ fact }) => fact.kind === "missing",
    bounds: { ...bounds, ...limits },
    ...(now && { now }),
  });
  return {
    /** Rejects only if `load` does. */
    lookUp: async (pathname: string, locale: Locale): Promise<PathFact> => {
      const { answer, isUnanswered } = await facts.get({ pathname, locale });
      return isUnanswered ? { kind: "unreachable" } : answer.fact;
    },
    /** Whether a look-up would wait for the services: the path is new, or was wrong when it was last looked up. */
    mustLoad: (pathname: string, locale: Locale): boolean => facts.mustLoad({ pathname, locale }),
    /** How long a path leads where it does; undefined when the next request looks it up. */
    validity: (pathname: string, locale: Locale): Validity | undefined =>
      facts.validity({ pathname, locale }),
    /** Forgets one path: what it led to has turned out to be wrong. */
    forget: (pathname: string, locale: Locale): void => facts.forget({ pathname, locale }),
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

const absentFact = (kind: FailureKind): PathFact => {
  if (kind === "gone") return { kind: "gone" };
  return kind === "not-found" || kind === "invalid" ? { kind: "missing" } : { kind: "unreachable" };
};

/** A service that says that there is nothing, or that does not have the call. */
const isDenial = (kind: FailureKind): boolean =>
  kind === "not-implemented" || absentFact(kind).kind !== "unreachable";

/** A redirect that was answered, or that there is none; `isPartial` where an answer is missing. */
interface Redirected {
  readonly redirect: Redirect | undefined;
  readonly isPartial: boolean;
}

/** A page is found without its redirects: however many there are in a row, they are waited for briefly. */
const askRedirects = async (pathname: string): Promise<Redirected> => {
  let isPartial = false;
  const askRedirect = async (path: string): Promise<Redirect | undefined> => {
    const answer = await call("redirects", { query: { path } }, { locale: localeOfPath(path) });
    if (!answer.ok) isPartial ||= !isDenial(answer.error.kind);
    if (!answer.ok || !isAllowedRedirectTarget(answer.value.target)) return undefined;
    return { kind: "redirect", ...answer.value };
  };
  const redirect = await withinTime(dispensableWaitMs, () =>
    followRedirects(pathname, askRedirect, new URL(env().SITE_URL).origin),
  );
  return { redirect, isPartial };
};

/** The fact where the vehicle of a page is none that can be shown. A slow one is rendered when it comes. */
const askVehicleFact = async (vin: string, locale: Locale): Promise<LoadedFact | "slow" | undefined> => {
  const answer = await Promise.race([
    fetchVehicle(vin, locale),
    pause(dispensableWaitMs, "slow" as const, { ref: false }),
  ]);
  if (answer === "slow") return answer;
  return answer.ok ? undefined : { fact: absentFact(answer.error.kind) };
};

const askPageFact = async (pathname: string, locale: Locale): Promise<LoadedFact> => {
  const slug = slugOfPath(locale, pathname);
  const answer = await fetchPageContent(slug, locale);
  if (!answer.ok) return { fact: absentFact(answer.error.kind) };
  const vehicle = findBlock(answer.value.components, vehicleDetailBlock);
  const absent = vehicle && (await askVehicleFact(vehicle.vin, locale));
  if (absent && absent !== "slow") return absent;
  return {
    fact: { kind: "page", list: listOfPage(answer.value), queries: queriesOf(answer.value) },
    tags: [
      pageTags.redirects,
      pageTags.content,
      pageTags.page(locale, slug),
      ...(vehicle ? [pageTags.vehicles, pageTags.vehicle(vehicle.vin)] : []),
    ],
    isPartial: absent === "slow",
  };
};

const load: LoadFact = async (pathname, locale) => {
  const [{ redirect, isPartial }, page] = await Promise.all([
    askRedirects(pathname),
    askPageFact(pathname, locale),
  ]);
  if (redirect) return { fact: redirect, isPartial };
  return { ...page, isPartial: isPartial || page.isPartial };
};

/** The table of this process, shared by the pipeline's bundle and the one that revalidates. */
export const pathTable = perProcess("path-table", () => createPathTable(load));

/**
 * How long an address leads where it does: as long as its path. What a query or one of our own routes leads to depends on more, and is
 * decided anew after a minute. Undefined where the next request looks the path up.
 */
export const addressValidity = ({ pathname, search }: URL, locale: Locale): Validity | undefined => {
  const soon = Date.now() + cacheLifetimes.readyAddress * 1000;
  if (matchRoute(pathname)) return { until: soon, tags: undefined };
  const validity = pathTable().validity(pathname, locale);
  if (!validity || search === "") return validity;
  return { ...validity, until: Math.min(validity.until, soon) };
};
