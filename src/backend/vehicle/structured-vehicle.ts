import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { textIn } from "#platform/locale.ts";
import type { CardSettings, WrittenCard } from "./build-card.ts";
import type { VehicleRow } from "./read-vehicles.ts";
import { versionName } from "./vehicle-names.ts";

export const structured = (
  row: VehicleRow,
  card: WrittenCard,
  locale: CardSettings["locale"],
): VehicleDetail["vehicle"] => {
  const { dealer, details, version, vehicle } = row;
  return {
    brand: card.brand,
    model: card.model,
    commercialDescription: card.commercialDescription,
    ...(card.imageUrl !== undefined && { imageUrl: card.imageUrl }),
    year: card.year,
    version: versionName(row) || version.name,
    fuel: card.fuel,
    kilometers: card.kilometers,
    color: textIn(details.colorName, locale),
    transmission: card.transmission,
    pricePvp: card.totalPrice,
    ...(version.doors > 0 && { doors: version.doors }),
    power: version.power,
    ...(version.displacement !== null && { displacement: version.displacement }),
    vin: vehicle.vin,
    dealer: {
      name: dealer.name,
      address: dealer.address,
      city: dealer.municipality,
      zipCode: dealer.zipCode,
    },
  };
};
