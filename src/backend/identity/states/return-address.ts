import { siteAddress, siteOrigin } from "#backend/http/site-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { type Locale, locales } from "#platform/locale.ts";

const loginPaths: ReadonlySet<string> = new Set(locales.map((locale) => routePath("login", locale)));

const longest = 2_000;

/** The storefront's login page in a language. */
export const loginPage = (locale: Locale): string => `${siteAddress()}${routePath("login", locale)}`;

/**
 * The return address as a browser will read it: the login page of this storefront with any query. Undefined for anything else, which
 * prevents open redirects.
 */
export const readReturnAddress = (address: string): string | undefined => {
  const url = URL.parse(address);
  if (url === null || url.origin !== siteOrigin()) return undefined;
  if (url.username !== "" || url.password !== "" || !loginPaths.has(url.pathname)) return undefined;
  url.hash = "";
  for (const ours of ["state", "registered"]) url.searchParams.delete(ours);
  return url.href.length > longest ? undefined : url.href;
};
