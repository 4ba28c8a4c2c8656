import { eq } from "drizzle-orm";
import { siteAddress } from "#backend/http/site-address.ts";
import { mailedVehicle } from "#backend/lead/describe-for-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { describeCover } from "#backend/vehicle/describe-pictures.ts";
import { readVehicle, type VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { imageOptions } from "#platform/image-options.ts";
import type { Locale } from "#platform/locale.ts";

/** A width that the optimiser makes: mails show 544 pixels at most. */
const width = 640;

/** The cover by the site's optimiser: it answers a mail program, which reads neither AVIF nor WebP, with a JPEG. */
const coverAddress = (row: VehicleRow, locale: Locale): string | undefined => {
  const cover = describeCover(row, locale);
  if (cover === undefined) return undefined;
  const query = new URLSearchParams({ url: cover.url, w: String(width), q: String(imageOptions.quality) });
  return `${siteAddress()}/_next/image?${query}`;
};

/** A vehicle as a mail to staff shows it. */
export const describedVehicle = (row: VehicleRow, locale: Locale) => ({
  ...mailedVehicle(row, locale),
  vin: row.vehicle.vin,
  picture: coverAddress(row, locale),
});

/** The vehicle with this VIN, also one that was sold; undefined where it is unknown. */
export const vehicleOf = (orm: Orm, vin: string | null): Promise<VehicleRow | undefined> =>
  vin === null ? Promise.resolve(undefined) : readVehicle(orm, eq(vehicles.vin, vin));
