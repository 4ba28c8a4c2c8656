import { routePath } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";

/** Where a vehicle's heart and scales lead without scripts: to the login, which comes back, and to the comparison. */
export function cardLinks(locale: Locale, { vin, path }: { readonly vin: string; readonly path: string }) {
  return {
    favouriteHref: `${routePath("login", locale)}?returnTo=${encodeURIComponent(path)}`,
    compareHref: `${routePath("compare", locale)}?vin=${vin}`,
  };
}
