import type { Card } from "#api/models/card.ts";
import { engineSizeOf } from "#domain/engine-size.ts";
import { kilowattsOf } from "#domain/kilowatts.ts";
import { kilometreOptions } from "#domain/option-lists.ts";
import type { Formats } from "#market/formats.ts";

/** Something that is said of a vehicle, and the filter of its list that finds more of it: a key of the address and its value. */
export type CardFact = { readonly text: string; readonly filter?: readonly [name: string, value: string] };

/** Filters of the tags that are said by one. */
const tagFilters: Readonly<Record<string, CardFact["filter"]>> = {
  "new-arrival": ["newSince", "7"],
  "traction-4x4": ["traction4x4", "1"],
  "deductible-vat": ["deductibleVAT", "1"],
  "one-owner": ["owners", "1"],
};

/** What a vehicle is told apart by at a glance, as far as it is known: a car by fuel and gearbox, a motorbike by engine and power. */
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

/** Nobody looks for exactly so many: the filter is the lowest of its limits that the vehicle keeps. */
const kilometresFact = (text: string, kms: number): CardFact => {
  const limit = kilometreOptions().find(({ value }) => value > 0 && value >= kms);
  return { text, ...(limit && { filter: ["kmsTo", String(limit.value)] }) };
};

/** What is special about a vehicle. */
export const cardTags = ({ tags }: Pick<Card, "tags">): CardFact[] =>
  tags.map(({ id, value }) => {
    const filter = tagFilters[id];
    return { text: value, ...(filter && { filter }) };
  });

const named = (name: string, text: string | undefined, id: string | undefined): CardFact | undefined =>
  text ? { text, ...(id !== undefined && { filter: [name, id] }) } : undefined;
