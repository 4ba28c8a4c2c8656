import type { Locale } from "#platform/locale.ts";
import { addresses } from "./addresses/addresses.ts";
import { localeOfPath, localePrefix } from "./routes.ts";
import { slugify } from "./slugify.ts";
import { type VehicleKind, vehicleKinds } from "./vehicle-types.ts";

/** A parsed vehicle address: the canonical one contains the 8-digit id, the other the VIN. */
export type VehicleAddress = { readonly kind: VehicleKind; readonly locale: Locale } & (
  | { readonly by: "id"; readonly id: string; readonly slug: string }
  | { readonly by: "vin"; readonly vin: string }
);

const longestSlug = 100;

/** 17 uppercase letters and digits, as specified; no check digit, European numbers have no dependable one. */
export const isVin = (text: string): boolean => /^[A-Z0-9]{17}$/.test(text);

/**
 * The canonical path of a vehicle, `/coches-ocasion/seat-leon-1-5-tsi-00012345/`. A long name is cut between words.
 * Throws RangeError when the id is not a whole number of at most 8 digits or the names leave nothing to write.
 */
export const vehiclePath = (
  locale: Locale,
  vehicle: { kind: VehicleKind; brand: string; model: string; version: string; id: number | string },
): string => {
  const id = String(vehicle.id).padStart(8, "0");
  const name = cutBetweenWords(slugify(`${vehicle.brand} ${vehicle.model} ${vehicle.version}`));
  if (!/^\d{8}$/.test(id) || name === "")
    throw new RangeError(`No address for vehicle ${vehicle.id} with the name "${name}"`);
  return `${localePrefix(locale)}/${addresses[locale].vehicles[vehicle.kind]}/${name}-${id}/`;
};

/** The path of a vehicle by its VIN, `/coches-ocasion/VSSZZZ5FZKR012345/`. */
export const vinPath = (locale: Locale, kind: VehicleKind, vin: string): string =>
  `${localePrefix(locale)}/${addresses[locale].vehicles[kind]}/${vin}/`;

/** Recognises a vehicle's path (with trailing slash, no query); undefined for any other path. */
export const parseVehiclePath = (pathname: string): VehicleAddress | undefined => {
  const locale = localeOfPath(pathname);
  const [, segment, name] =
    /^\/([a-z-]+)\/([A-Za-z0-9-]{1,120})\/$/.exec(pathname.slice(localePrefix(locale).length)) ?? [];
  const kind = vehicleKinds.find((candidate) => addresses[locale].vehicles[candidate] === segment);
  if (kind === undefined || name === undefined) return undefined;
  if (isVin(name)) return { kind, locale, by: "vin", vin: name };
  const [, slug, id] = /^([a-z0-9]+(?:-[a-z0-9]+)*)-(\d{8})$/.exec(name) ?? [];
  return slug === undefined || id === undefined ? undefined : { kind, locale, by: "id", id, slug };
};

const cutBetweenWords = (slug: string): string => {
  if (slug.length <= longestSlug) return slug;
  const cut = slug.slice(0, longestSlug + 1);
  const end = cut.lastIndexOf("-");
  return end > 0 ? cut.slice(0, end) : cut.slice(0, longestSlug);
};
