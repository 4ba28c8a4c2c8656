import type { Registration } from "#market/registration-words.ts";
import { standsAbroad } from "#market/stands-abroad.ts";
import type { Locale } from "#platform/locale.ts";
import type { Vehicle } from "./vehicle.ts";

/** As the service says it, or where it does not, as follows from where the vehicle stands. */
export const registrationOf = (vehicle: Vehicle, locale: Locale): Registration | undefined =>
  vehicle.registration ??
  (standsAbroad(vehicle.vehicle.dealer.zipCode, locale) === undefined ? undefined : { included: false });
