import type { VehicleCard as CardData } from "#contract/vehicle.ts";
import { VehicleCard } from "#features/vehicle/vehicle-card/vehicle-card.tsx";
import type { Locale } from "#platform/locale.ts";
import { cardLinks } from "./card-links.ts";

export const gridSizes = "(min-width: 1280px) 286px, (min-width: 1024px) 32vw, (min-width: 768px) 46vw, 92vw";
export const rowSizes = "(min-width: 768px) 296px, 280px";

type VehicleCardsOptions = {
  readonly locale: Locale;
  readonly sizes: string;
  /** How many of the pictures are fetched at once: those that the first view shows. */
  readonly eager: number;
};

/** One card for each vehicle, ready for a list or a row. */
export function vehicleCards(
  vehicles: readonly (CardData & { readonly reason?: string })[],
  { locale, sizes, eager }: VehicleCardsOptions,
) {
  return vehicles.map((vehicle, index) => (
    <VehicleCard
      key={vehicle.vin}
      vehicle={vehicle}
      reason={vehicle.reason}
      sizes={sizes}
      first={index < eager}
      {...cardLinks(locale, vehicle)}
    />
  ));
}
