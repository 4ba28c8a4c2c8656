import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheLifetimes } from "../cache-lifetimes.ts";
import { perProcess } from "../per-process.ts";
import { pageCacheDirectory } from "./directory.ts";
import { lastInvalidationOfAll } from "./invalidated-tags.ts";
import { isOneShared } from "./shared-pages.ts";

/** Internal paths this process has put into the page cache. */
const storedByThisProcess = perProcess("stored-pages", () => new Map<string, number>());

const limit = 20_000;

/** The internal path, `/es/abc`, at the end of a key of the framework's page cache. */
export const pathOfCacheKey = (key: string): string => key.slice(key.indexOf("/$/") + 2);

/** Notes that the page of an internal path was stored. The oldest notes are forgotten beyond a bound. */
export const rememberStored = (path: string): void => {
  const stored = storedByThisProcess();
  stored.delete(path);
  stored.set(path, Date.now());
  if (stored.size > limit) stored.delete(stored.keys().next().value ?? "");
};

const { pages, pageGrace } = cacheLifetimes;

const isYounger = (internalPath: string, seconds: number): boolean => {
  const storedAt = storedByThisProcess().get(decodePath(internalPath)) ?? 0;
  return Date.now() < storedAt + seconds * 1000 && storedAt > lastInvalidationOfAll();
};

/** Whether a list that this process has rendered can be shown without being rendered again. */
export const isPageFresh = (internalPath: string): boolean => isYounger(internalPath, pages.list);

/** Whether it can be shown, though it may have to be rendered again behind it. */
export const isPageShown = (internalPath: string): boolean => isYounger(internalPath, pages.list + pageGrace);

/** Forgets that a page was stored, so that an outage does not send visitors to a page that is gone. */
export const forgetStored = (path: string): void => {
  storedByThisProcess().delete(path);
};

/** Removes a stored page from the disk, by its key in the framework's page cache. */
export const removeStored = (key: string): void => {
  forgetStored(pathOfCacheKey(key));
  const file = join(pageCacheDirectory(), key);
  // The page itself first: without it the framework takes nothing else for one.
  for (const end of [".html", ".meta", ".rsc", ".segments"])
    rmSync(`${file}${end}`, { recursive: true, force: true });
};

/** The key of the framework's page cache for a page that a route renders. */
const keyOf = (route: string, path: string): string =>
  `/route-cache/APP_PAGE/${createHash("sha256").update(route).digest("hex")}/$${path}`;

/** The framework stores pages under decoded paths; the pipeline names them encoded. */
const decodePath = (internalPath: string): string => {
  try {
    return decodeURIComponent(internalPath);
  } catch {
    return internalPath;
  }
};

/**
 * Whether a page is in the cache, fresh or stale: in this process's memory, on disk, from an earlier one, or rendered by another process.
 * @param routes the framework's names of the routes that render such pages, as `/[locale]/[[...slug]]/page`
 * @param internalPath `/es/abc` or `/es/abc/q~brand%3Dseat`, without a trailing slash
 */
export const isPageStored = async (routes: readonly string[], internalPath: string): Promise<boolean> => {
  const path = decodePath(internalPath);
  if (storedByThisProcess().has(path)) return true;
  const keys = routes.map((route) => keyOf(route, path));
  return keys.some((key) => existsSync(join(pageCacheDirectory(), `${key}.html`))) || isOneShared(keys);
};
