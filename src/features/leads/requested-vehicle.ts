import type { Expenses } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleLineProps } from "#ui/vehicle-line/vehicle-line.tsx";
import { vehicleLine } from "./vehicle-line.ts";

/** The vehicle that a form is about. */
export interface RequestedVehicle {
  readonly vin: string;
  readonly name: string;
  readonly path: string;
  readonly line: VehicleLineProps;
  /** Sold. */
  readonly isGone: boolean;
  /** Reserved by another customer. */
  readonly isReserved: boolean;
  readonly dealer: { readonly name: string | undefined } & Pick<Vehicle["dealer"], "openingHours">;
}

/** Selects what a form shows of a vehicle. Pure. */
export const requestedVehicle = (
  { card, dealer, path, vehicle }: Vehicle,
  locale: Locale,
  expenses: Expenses | undefined,
): RequestedVehicle => ({
  vin: card.vin,
  name: `${card.brand} ${card.model}`,
  path,
  line: { ...vehicleLine(card, locale, expenses), href: path },
  isGone: card.bought,
  isReserved: card.reserved,
  dealer: { name: dealer.name ?? vehicle.dealer.name, openingHours: dealer.openingHours },
});
