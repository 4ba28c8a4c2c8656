import { siteAddress, siteOrigin } from "#backend/http/site-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { type Locale, locales } from "#platform/locale.ts";

const loginPaths: ReadonlySet<string> = new Set(locales.map((locale) => routePath("login", locale)));

const longest = 2_000;

/** The shop's login page in a language. */
export const loginPage = (locale: Locale): string => `${siteAddress()}${routePath("login", locale)}`;

/**
 * The address that the provider may lead back to, as a browser will read it: the login page of this shop with whatever query.
 * Undefined for anything else, so that nobody is led elsewhere.
 */
export const readReturnAddress = (address: string): string | undefined => {
  const url = URL.parse(address);
  if (url === null || url.origin !== siteOrigin()) return undefined;
  if (url.username !== "" || url.password !== "" || !loginPaths.has(url.pathname)) return undefined;
  url.hash = "";
  for (const ours of ["state", "registered"]) url.searchParams.delete(ours);
  return url.href.length > longest ? undefined : url.href;
};
