import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { DrawablePicture } from "#ui/picture/drawable-picture.ts";
import { preparePicture } from "#ui/picture/prepare-picture.ts";

/** What the specifications panel renders, formatted for one language. */
export interface Specifications extends Pick<Vehicle, "technicalData" | "equipment" | "path"> {
  readonly name: string;
  readonly version: string;
  readonly price: string;
  readonly facts: readonly string[];
  readonly picture: DrawablePicture;
  readonly status: "reserved" | "bought" | null;
}

const panelSizes = "(width > 768px) 30rem, 92vw";

/** Facts, equipment and technical data of one vehicle. */
export const buildSpecifications = (detail: Vehicle, locale: Locale): Specifications => {
  const { card, technicalData, equipment, path } = detail;
  const { money, kilometres } = marketOf(locale).formats;
  return {
    name: `${card.brand} ${card.model}`,
    version: card.commercialDescription,
    price: money(card.totalPrice),
    facts: [
      card.year === undefined ? undefined : String(card.year),
      card.kilometers === undefined ? undefined : kilometres(card.kilometers),
      card.fuel,
      card.transmission,
    ].filter((fact) => fact !== undefined),
    picture: preparePicture(
      card.picture ?? (card.imageUrl ? { url: card.imageUrl } : undefined),
      panelSizes,
      card.kind,
    ),
    status: card.bought ? "bought" : card.reserved ? "reserved" : null,
    technicalData,
    equipment,
    path,
  };
};
