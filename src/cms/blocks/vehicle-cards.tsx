import type { Card as CardData } from "#api/models/card.ts";
import { CompareToggle } from "#features/shortlist/compare-list/compare-toggle.tsx";
import { FullPrice } from "#features/vehicle/full-price/full-price.tsx";
import type { CardView } from "#features/vehicle/vehicle-card/card-view.ts";
import { CompactCard } from "#features/vehicle/vehicle-card/compact-card.tsx";
import { VehicleCard } from "#features/vehicle/vehicle-card/vehicle-card.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { FavouriteHeart } from "./favourite-heart.tsx";

export const gridSizes = "(width > 1280px) 286px, (width > 1024px) 32vw, (width > 768px) 46vw, 92vw";
export const rowSizes = "(width > 768px) 296px, 280px";

type VehicleCardsOptions = {
  readonly sizes: string;
  /** How many pictures load eagerly: those in the first view. */
  readonly eager: number;
  readonly view?: CardView;
};

/** A card for each vehicle, for a list or a row. */
export const vehicleCards = async (
  vehicles: readonly (CardData & { readonly reason?: string })[],
  { sizes, eager, view }: VehicleCardsOptions,
) => {
  const t = await getScopedI18n("card");
  return vehicles.map((vehicle, index) => {
    const name = `${vehicle.brand} ${vehicle.model}`.trim();
    return (
      <VehicleCard
        key={vehicle.vin}
        vehicle={vehicle}
        reason={vehicle.reason}
        sizes={sizes}
        first={index < eager}
        view={view}
        fullPrice={<FullPrice price={vehicle.totalPrice} />}
        favourite={<FavouriteHeart vin={vehicle.vin} name={name} label={t("addFavourite", { name })} plain />}
        compare={<CompareToggle vin={vehicle.vin} name={name} label={t("addCompare", { name })} plain />}
      />
    );
  });
};

const mostBeside = 8;

/** Compact cards for a row beside another vehicle. */
export const compactCards = (vehicles: readonly (CardData & { readonly reason?: string })[]) =>
  vehicles
    .slice(0, mostBeside)
    .map((vehicle) => (
      <CompactCard key={vehicle.vin} vehicle={vehicle} reason={vehicle.reason} sizes={rowSizes} />
    ));
