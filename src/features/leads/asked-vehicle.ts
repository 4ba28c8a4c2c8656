import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleLineProps } from "#ui/vehicle-line/vehicle-line.tsx";
import { vehicleLine } from "./vehicle-line.ts";

/** What a form needs of the vehicle that it is about. */
export interface AskedVehicle {
  readonly name: string;
  readonly path: string;
  readonly line: VehicleLineProps;
  /** Nobody can buy it any more. */
  readonly isGone: boolean;
  readonly dealer: { readonly name: string } & Pick<VehicleDetail["dealer"], "openingHours">;
}

/** Of a vehicle what a form says about it. Pure. */
export const askedVehicle = (
  { card, dealer, path, vehicle }: VehicleDetail,
  locale: Locale,
): AskedVehicle => ({
  name: `${card.brand} ${card.model}`,
  path,
  line: { ...vehicleLine(card, locale), href: path },
  isGone: card.bought,
  dealer: { name: dealer.name ?? vehicle.dealer.name, openingHours: dealer.openingHours },
});
