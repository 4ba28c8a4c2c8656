import type { Locale } from "#platform/locale.ts";
import { isSitePath } from "./page-path.ts";
import { routePath } from "./route-paths.ts";
import { isVin } from "./vehicle-address.ts";

/** What a visitor wanted when the login came between (product decision 16). */
export interface LoginWish {
  /** Where to go afterwards: a path of this site. */
  readonly returnTo?: string;
  /** VIN of the vehicle whose heart was clicked. */
  readonly favourite?: string;
}

/** The login's address: `/acceso/?returnTo=…&favorite=VIN`. What is no site path or no VIN is left out. */
export const loginAddress = (locale: Locale, { returnTo, favourite }: LoginWish): string => {
  const query = [
    isSitePath(returnTo) && `returnTo=${encodeURIComponent(returnTo)}`,
    favourite !== undefined && isVin(favourite) && `favorite=${favourite}`,
  ].filter(Boolean);
  return routePath("login", locale) + (query.length === 0 ? "" : `?${query.join("&")}`);
};

/**
 * Reads such an address. Whoever follows it may have been sent it: only site paths and VINs are taken.
 * @awaited "Sign in, stay signed in, keep favourites"
 */
export const readLoginWish = (params: URLSearchParams): LoginWish => {
  const returnTo = params.get("returnTo");
  const favourite = params.get("favorite") ?? "";
  return {
    ...(isSitePath(returnTo) && { returnTo }),
    ...(isVin(favourite) && { favourite }),
  };
};
