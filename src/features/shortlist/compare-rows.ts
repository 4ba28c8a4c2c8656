import type { VehicleDetail } from "#contract/vehicle.ts";
import type { Formats } from "#market/formats.ts";
import { noValue } from "#market/formats.ts";

const rowNames = [
  "price",
  "monthly",
  "year",
  "kilometers",
  "fuel",
  "transmission",
  "power",
  "body",
  "doors",
  "color",
  "place",
] as const;

type RowName = (typeof rowNames)[number];

export interface CompareRow {
  readonly name: RowName;
  /** One text a vehicle, in their order; a dash pair for what is not known. */
  readonly values: readonly string[];
}

interface Words {
  readonly monthly: (amount: string, rate: string) => string;
  readonly power: (horsepower: number) => string;
}

const valuesOf = (
  { card, vehicle, segment }: VehicleDetail,
  formats: Formats,
  words: Words,
): Record<RowName, string | undefined> => ({
  price: formats.money(card.totalPrice),
  monthly:
    card.monthlyPrice !== undefined && card.taeg !== undefined
      ? words.monthly(formats.money(card.monthlyPrice), formats.percent(card.taeg))
      : undefined,
  year: String(card.year),
  kilometers: formats.kilometres(card.kilometers),
  fuel: card.fuel,
  transmission: card.transmission,
  power: vehicle.power === undefined ? undefined : words.power(vehicle.power),
  body: segment.value,
  doors: vehicle.doors?.toString(),
  color: vehicle.color,
  place: card.location,
});

/** The rows of a comparison; a row that no vehicle has anything to say for is left out. Pure. */
export const compareRows = (
  vehicles: readonly VehicleDetail[],
  formats: Formats,
  words: Words,
): readonly CompareRow[] => {
  const columns = vehicles.map((vehicle) => valuesOf(vehicle, formats, words));
  return rowNames
    .filter((name) => columns.some((column) => column[name] !== undefined))
    .map((name) => ({ name, values: columns.map((column) => column[name] ?? noValue) }));
};
