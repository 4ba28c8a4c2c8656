import { type Wording, wordingOf } from "#backend/wording/wording.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { kilowattsOf } from "#domain/kilowatts.ts";
import type { FuelId } from "#domain/vehicle-types.ts";
import type { Formats } from "#market/formats.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { type Locale, textIn } from "#platform/locale.ts";
import type { VehicleRow } from "./read-vehicles.ts";

type Line = { label: string; value: string };

const consumptionUnit = (fuel: FuelId): string => {
  if (fuel === "electric") return "kWh/100 km";
  return fuel === "cng" ? "kg/100 km" : "l/100 km";
};

/** A vehicle's technical data as tables of label and value; unknown values are left out. */
export const describeTechnically = (row: VehicleRow, locale: Locale): VehicleDetail["technicalData"] => {
  const wording = wordingOf(locale);
  const { technical } = wording;
  const { formats } = marketOf(locale);
  return [
    { heading: technical.engine, items: engine(row, wording, formats) },
    { heading: technical.body, items: body(row, wording, formats, locale) },
    { heading: technical.consumption, items: consumption(row, wording, formats) },
    { heading: technical.history, items: history(row, wording, formats) },
  ];
};

const engine = (
  { vehicle, version }: VehicleRow,
  { technical, ...wording }: Wording,
  formats: Formats,
): Line[] => {
  const kw = formats.number(kilowattsOf(version.power));
  return [
    { label: technical.fuel, value: wording.fuels[vehicle.fuel] },
    { label: technical.power, value: fill(technical.powerValue, { cv: formats.number(version.power), kw }) },
    ...optional(technical.displacement, version.displacement, (cc) => `${formats.number(cc)} cc`),
    { label: technical.transmission, value: wording.transmissions[vehicle.transmission] },
    ...optional(technical.traction, vehicle.traction4x4 || null, () => technical.traction4x4),
  ];
};

const body = (
  { vehicle, version, details }: VehicleRow,
  { technical, segments }: Wording,
  formats: Formats,
  locale: Locale,
): Line[] => [
  { label: technical.segment, value: segments[vehicle.segment] },
  ...optional(technical.doors, version.doors || null, (doors) => formats.number(doors)),
  { label: technical.seats, value: formats.number(vehicle.seats) },
  { label: technical.color, value: textIn(details.colorName, locale) },
];

const consumption = (
  { vehicle, version, details }: VehicleRow,
  { technical }: Wording,
  formats: Formats,
): Line[] => [
  ...optional(
    technical.combined,
    version.consumption,
    (amount) => `${formats.number(amount, 1)} ${consumptionUnit(vehicle.fuel)}`,
  ),
  ...optional(technical.electricRange, version.electricRange, (km) => formats.kilometres(km)),
  ...optional(technical.co2, version.co2, (grams) => `${formats.number(grams)} g/km`),
  ...optional(technical.euroStandard, details.euroStandard, (standard) => standard),
];

const history = (
  { vehicle, details }: VehicleRow,
  { technical, countries }: Wording,
  formats: Formats,
): Line[] => {
  const country = Object.entries(countries).find(([code]) => code === details.originCountry)?.[1];
  return [
    { label: technical.registered, value: formats.month(`${details.registeredAt}T12:00:00Z`) },
    { label: technical.kilometers, value: formats.kilometres(vehicle.kilometers) },
    ...optional(technical.owners, vehicle.owners, (count) => formats.number(count)),
    ...optional(technical.origin, country ?? null, (name) => name),
    ...optional(technical.inspection, details.inspectionDueAt, (day) => formats.month(`${day}T12:00:00Z`)),
    { label: technical.vin, value: vehicle.vin },
  ];
};

const optional = <Value>(label: string, value: Value | null, write: (value: Value) => string): Line[] =>
  value === null ? [] : [{ label, value: write(value) }];
