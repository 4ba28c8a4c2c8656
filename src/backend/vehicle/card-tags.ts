import { wordingOf } from "#backend/wording/wording.ts";
import type { VehicleCard } from "#contract/vehicle-card.ts";
import type { CardSettings } from "./build-card.ts";
import type { VehicleRow } from "./read-vehicles.ts";

export const tagsOf = (
  { vehicle }: VehicleRow,
  { locale, now }: CardSettings,
): NonNullable<VehicleCard["tags"]> => {
  const { tags } = wordingOf(locale);
  const daysHere = (now.getTime() - vehicle.arrivedAt.getTime()) / 86_400_000;
  const perYear = vehicle.kilometers / Math.max(1, now.getFullYear() - vehicle.year);
  const candidates = [
    { id: "new-arrival", value: tags.newArrival, holds: daysHere <= 7 },
    { id: "traction-4x4", value: tags.traction4x4, holds: vehicle.traction4x4 },
    { id: "deductible-vat", value: tags.deductibleVat, holds: vehicle.deductibleVat },
    { id: "few-kilometers", value: tags.fewKilometers, holds: perYear < 6000 && vehicle.kind === "car" },
    { id: "one-owner", value: tags.oneOwner, holds: vehicle.owners === 1 },
  ];
  return candidates
    .filter(({ holds }) => holds)
    .slice(0, 3)
    .map(({ id, value }) => ({ id, value }));
};
