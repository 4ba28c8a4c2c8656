import { defaultLocale } from "#platform/locale.ts";
import { homePath, localeOfPath, localePrefix } from "./routes.ts";

/** The only address with an underscore on the site. */
const underscoreException = /^\/reservar-vehiculo\/mis_reservas_historial\/?$/;
const bloggingPlatform = /\/(?:wp-(?:admin|content|includes)|xmlrpc|wlwmanifest)(?=[./]|$)/i;
const longestTarget = 2_048;

/** True for paths of letters, digits, hyphens and single slashes, and the one exception. */
export const isAllowedPath = (pathname: string): boolean =>
  /^\/(?:[A-Za-z0-9-]+\/)*[A-Za-z0-9-]*$/.test(pathname) || underscoreException.test(pathname);

/** True when the path must be redirected to itself with a slash. */
export const needsTrailingSlash = (pathname: string): boolean => !pathname.endsWith("/");

/** True for addresses that only probes for a common blogging platform request. */
export const isBloggingPlatformPath = (pathname: string): boolean => bloggingPlatform.test(pathname);

/** Where `/homepage` and everything under it is redirected (`/`, or `/pt/` under that prefix); else undefined. */
export const homepageTarget = (pathname: string): string | undefined => {
  const locale = localeOfPath(pathname);
  return /^\/homepage(?:\/|$)/.test(pathname.slice(localePrefix(locale).length))
    ? homePath(locale)
    : undefined;
};

/** The one spelling of a path: with its slash, without the prefix of the default language, the home page by its own path. */
export const canonicalPath = (pathname: string): string => {
  const withSlash = needsTrailingSlash(pathname) ? `${pathname}/` : pathname;
  const path = withSlash.replace(new RegExp(`^(?:/${defaultLocale}(?=/))+`), "");
  return homepageTarget(path) ?? path;
};

/**
 * True for an address inside this site that is safe to send a visitor to: a path from the root, query and hash allowed.
 * Refuses what a browser would read as another host (`//x`, `/\x`, also behind dot segments), control characters and
 * blanks, and more than 2 048 characters.
 */
export const isSitePath = (value: unknown): value is string => {
  if (typeof value !== "string" || value.length > longestTarget || !/^\/(?![/\\])/.test(value)) return false;
  if (hasUnsafeCharacter(value)) return false;
  const base = "https://site.invalid";
  const url = readUrl(value, base);
  return url !== null && url.origin === base && !url.pathname.includes("//");
};

/** True for a site path that only shows a page: following it does nothing, such as ending a session. */
export const isPlainPath = (value: unknown): value is string =>
  isSitePath(value) && readUrl(value, "https://site.invalid")?.searchParams.has("action") === false;

/** True for what a redirect may point to: a site path or an http(s) address without user name or password. */
export const isAllowedRedirectTarget = (value: unknown): value is string => {
  if (isSitePath(value)) return true;
  if (typeof value !== "string" || value.length > longestTarget || !/^https?:\/\/[^/]/i.test(value))
    return false;
  if (hasUnsafeCharacter(value)) return false;
  const url = readUrl(value);
  return url !== null && url.username === "" && url.password === "";
};

const hasUnsafeCharacter = (value: string): boolean => /[\\\s\p{Cc}\p{Cf}]/u.test(value);

/** `URL.parse` for browsers that do not have it yet. */
const readUrl = (value: string, base?: string): URL | null => {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
};
