import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";
import { preparePicture } from "#ui/picture/prepare-picture.ts";
import type { ComparedVehicle, Comparison } from "./comparison.ts";
import { columnSizes } from "./comparison-lines.ts";
import { groupsOf } from "./join-groups.ts";

/** A vehicle as the shortlist draws it, in one language. */
export const comparedVehicle = ({ card, path }: VehicleDetail, locale: Locale): ComparedVehicle => ({
  vin: card.vin,
  name: `${card.brand} ${card.model}`,
  version: card.commercialDescription,
  path,
  price: marketOf(locale).formats.money(card.totalPrice),
  picture: preparePicture(
    card.picture ?? (card.imageUrl ? { url: card.imageUrl } : undefined),
    columnSizes,
    card.kind,
  ),
  reserved: card.reserved,
});

/**
 * Vehicles side by side, out of what the data service answered for each. The ones that are sold, unknown or could not
 * be loaded are left out and counted.
 */
export const buildComparison = (answers: readonly Result<VehicleDetail>[], locale: Locale): Comparison => {
  const found = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const failures = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]));
  const vehicles = found.filter(({ card }) => !card.bought);
  const unknown = failures.filter((kind) => kind === "not-found" || kind === "gone").length;
  return {
    vehicles: vehicles.map((vehicle) => comparedVehicle(vehicle, locale)),
    groups: groupsOf(vehicles, locale),
    sold: found.filter(({ card }) => card.bought).map(({ card }) => `${card.brand} ${card.model}`),
    unknown,
    unavailable: failures.length - unknown,
  };
};
