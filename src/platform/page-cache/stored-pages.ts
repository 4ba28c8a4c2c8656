import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { perProcess } from "../per-process.ts";
import { pageCacheDirectory } from "./directory.ts";

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

/** Forgets that a page was stored, so that an outage does not send visitors to a page that is gone. */
export const forgetStored = (path: string): void => {
  storedByThisProcess().delete(path);
};

/** Removes what is kept of a page on disk, by its key in the framework's page cache. */
export const removeStored = (key: string): void => {
  forgetStored(pathOfCacheKey(key));
  const file = join(pageCacheDirectory(), key);
  // The page itself first: without it the framework takes nothing else for one.
  for (const end of [".html", ".meta", ".rsc", ".segments"])
    rmSync(`${file}${end}`, { recursive: true, force: true });
};

const routeDirectory = (route: string): string =>
  join(
    pageCacheDirectory(),
    "route-cache",
    "APP_PAGE",
    createHash("sha256").update(route).digest("hex"),
    "$",
  );

/** The framework keeps pages under decoded paths; the pipeline names them as they are sent. */
const asKept = (internalPath: string): string => {
  try {
    return decodeURIComponent(internalPath);
  } catch {
    return internalPath;
  }
};

/**
 * Whether a page is in the cache, fresh or stale: in this process's memory or, from an earlier one, on disk.
 * @param routes the framework's names of the routes that draw such pages, as `/[locale]/[[...slug]]/page`
 * @param internalPath `/es/abc` or `/es/abc/q~brand%3Dseat`, without a trailing slash
 */
export const isPageStored = (routes: readonly string[], internalPath: string): boolean => {
  const path = asKept(internalPath);
  return (
    storedByThisProcess().has(path) ||
    routes.some((route) => existsSync(join(routeDirectory(route), `${path}.html`)))
  );
};
