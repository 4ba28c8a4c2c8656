import type { Card } from "#api/models/card.ts";
import { engineSizeOf } from "#domain/engine-size.ts";
import { kilowattsOf } from "#domain/kilowatts.ts";
import { kilometreOptions } from "#domain/option-lists.ts";
import type { Formats } from "#market/formats.ts";

/** A fact about a vehicle, and the list filter for more of it: query key and value. */
export type CardFact = { readonly text: string; readonly filter?: readonly [name: string, value: string] };

/** Filters of tags, one each. */
const tagFilters: Readonly<Record<string, CardFact["filter"]>> = {
  "new-arrival": ["newSince", "7"],
  "traction-4x4": ["traction4x4", "1"],
  "deductible-vat": ["deductibleVAT", "1"],
  "one-owner": ["owners", "1"],
};

/**
 * Distinguishing facts of a vehicle, as far as known: fuel and gearbox of a car, engine and power of a
 * motorbike.
 */
export const cardFacts = (vehicle: Card, { kilometres, number }: Formats): CardFact[] => {
  const { year, kilometers, displacement, power } = vehicle;
  const isMotorbike = vehicle.kind === "motorbike";
  const facts: (CardFact | undefined)[] = [
    year === undefined ? undefined : { text: String(year), filter: ["yearFrom", String(year)] },
    kilometers === undefined ? undefined : kilometresFact(kilometres(kilometers), kilometers),
    isMotorbike && displacement !== undefined
      ? { text: `${number(displacement)} cc`, filter: ["cc", engineSizeOf(displacement) ?? ""] }
      : named("fuel", vehicle.fuel, vehicle.ids?.fuel),
    isMotorbike && power !== undefined
      ? { text: `${kilowattsOf(power)} kW`, filter: ["powerTo", String(power)] }
      : named("transmission", vehicle.transmission, vehicle.ids?.transmission),
  ];
  return facts.filter((fact) => fact !== undefined);
};

/** Not the exact value: the filter is the lowest limit that includes the vehicle. */
const kilometresFact = (text: string, kms: number): CardFact => {
  const limit = kilometreOptions().find(({ value }) => value > 0 && value >= kms);
  return { text, ...(limit && { filter: ["kmsTo", String(limit.value)] }) };
};

/** Special features of a vehicle. */
export const cardTags = ({ tags }: Pick<Card, "tags">): CardFact[] =>
  tags.map(({ id, value }) => {
    const filter = tagFilters[id];
    return { text: value, ...(filter && { filter }) };
  });

const named = (name: string, text: string | undefined, id: string | undefined): CardFact | undefined =>
  text ? { text, ...(id !== undefined && { filter: [name, id] }) } : undefined;
