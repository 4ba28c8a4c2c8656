import type { Vehicle } from "#api/models/vehicle.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleLineProps } from "#ui/vehicle-line/vehicle-line.tsx";
import { vehicleLine } from "./vehicle-line.ts";

/** What a form needs of the vehicle that it is about. */
export interface AskedVehicle {
  readonly vin: string;
  readonly name: string;
  readonly path: string;
  readonly line: VehicleLineProps;
  /** Nobody can buy it any more. */
  readonly isGone: boolean;
  /** Somebody else may buy it. */
  readonly isReserved: boolean;
  readonly dealer: { readonly name: string | undefined } & Pick<Vehicle["dealer"], "openingHours">;
}

/** Of a vehicle what a form says about it. Pure. */
export const askedVehicle = ({ card, dealer, path, vehicle }: Vehicle, locale: Locale): AskedVehicle => ({
  vin: card.vin,
  name: `${card.brand} ${card.model}`,
  path,
  line: { ...vehicleLine(card, locale), href: path },
  isGone: card.bought,
  isReserved: card.reserved,
  dealer: { name: dealer.name ?? vehicle.dealer.name, openingHours: dealer.openingHours },
});
