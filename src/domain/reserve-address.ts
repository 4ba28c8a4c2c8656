import type { Locale } from "#platform/locale.ts";
import type { VehicleQuery } from "./vehicle-query.ts";
import { wizardAddress } from "./wizard-address.ts";

/** The way from a vehicle's page into its reservation, with what was chosen there. Pure. */
export const reserveAddress = (
  locale: Locale,
  vin: string,
  { deposit, months, promo, zip }: Pick<VehicleQuery, "deposit" | "months" | "promo" | "zip">,
): string => {
  const chosen = { vin, deposit, months, promo: promo === false ? 0 : undefined, near: zip };
  const known = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return wizardAddress("reserve", locale, undefined, String(new URLSearchParams(known)));
};
