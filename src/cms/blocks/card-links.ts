import { loginAddress } from "#domain/login-address.ts";
import type { Locale } from "#platform/locale.ts";

/** Where a vehicle's heart leads without an account: to the login, which carries it out and comes back. */
export const favouriteHref = (
  locale: Locale,
  { vin, path }: { readonly vin: string; readonly path: string },
): string => loginAddress(locale, { returnTo: path, favourite: vin });
