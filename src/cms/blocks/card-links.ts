import { loginAddress } from "#domain/login-address.ts";
import type { Locale } from "#platform/locale.ts";
import { isOffered } from "../offered.ts";

/** Where a vehicle's heart leads without an account: to the login, which carries it out and comes back. None without favourites. */
export const favouriteHref = (
  locale: Locale,
  { vin, path }: { readonly vin: string; readonly path: string },
): string | undefined =>
  isOffered("route:favourites") ? loginAddress(locale, { returnTo: path, favourite: vin }) : undefined;
