import type { Card } from "#api/models/card.ts";
import { kilowattsOf } from "#domain/kilowatts.ts";
import type { Formats } from "#market/formats.ts";

/**
 * Distinguishing facts of a vehicle, as far as known: fuel and gearbox of a car, engine and power of a
 * motorbike.
 */
export const cardFacts = (vehicle: Card, { kilometres, number }: Formats): string[] => {
  const { year, kilometers, displacement, power } = vehicle;
  const isMotorbike = vehicle.kind === "motorbike";
  const facts = [
    year === undefined ? undefined : String(year),
    kilometers === undefined ? undefined : kilometres(kilometers),
    isMotorbike && displacement !== undefined ? `${number(displacement)} cc` : vehicle.fuel,
    isMotorbike && power !== undefined ? `${kilowattsOf(power)} kW` : vehicle.transmission,
  ];
  return facts.filter((fact) => fact !== undefined && fact !== "") as string[];
};

/** Facts in one line, which breaks between them and never within one. */
export const factLine = (facts: readonly string[]): string =>
  facts.map((fact) => fact.replaceAll(" ", "\u00a0")).join(" · ");
