import type { VehicleCard } from "#contract/vehicle-card.ts";
import { kilowattsOf } from "#domain/kilowatts.ts";
import type { Formats } from "#market/formats.ts";

/** What a vehicle is told apart by at a glance: a car by fuel and gearbox, a motorbike by engine and power. */
export const cardFacts = (
  { kind, year, kilometers, fuel, transmission, displacement, power }: VehicleCard,
  { kilometres, number }: Formats,
): string[] => {
  const drive =
    kind === "motorbike"
      ? [
          displacement === undefined ? fuel : `${number(displacement)} cc`,
          power === undefined ? transmission : `${kilowattsOf(power)} kW`,
        ]
      : [fuel, transmission];
  return [String(year), kilometres(kilometers), ...drive];
};
