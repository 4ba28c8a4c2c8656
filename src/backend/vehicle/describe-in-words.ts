import { type Wording, wordingOf } from "#backend/wording/wording.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleRow } from "./read-vehicles.ts";
import { fullName, versionName } from "./vehicle-names.ts";

/** A vehicle in a few plain sentences. */
export const describeInWords = (row: VehicleRow, locale: Locale): string => {
  const { vehicle, details, version } = row;
  const { description, fuelPhrases, transmissions, countries } = wordingOf(locale);
  const { formats } = marketOf(locale);
  const motorbike = vehicle.kind === "motorbike";
  const month = (date: string) => formats.month(`${date}T12:00:00Z`);
  const intro = fill(motorbike ? description.motorbike : description.intro, {
    name: fullName(locale, row),
    version: versionName(row),
    month: month(details.registeredAt),
    kms: formats.kilometres(vehicle.kilometers),
    fuel: fuelPhrases[vehicle.fuel],
    power: version.power,
    transmission: transmissions[vehicle.transmission].toLowerCase(),
  });
  const origin = Object.entries(countries).find(([code]) => code === details.originCountry)?.[1];
  const sentences = [
    intro,
    ...(vehicle.owners === null ? [] : [ownersInWords(vehicle.owners, description)]),
    ...(details.imported && origin !== undefined
      ? [fill(motorbike ? description.motorbikeImported : description.imported, { country: origin })]
      : []),
    ...(details.inspectionDueAt === null
      ? []
      : [fill(description.inspection, { month: month(details.inspectionDueAt) })]),
    fill(motorbike ? description.motorbikeWarranty : description.warranty, {
      months: details.warrantyMonths,
    }),
    ...(vehicle.deductibleVat ? [description.deductibleVat] : []),
  ];
  return sentences.join(" ");
};

const ownersInWords = (count: number, words: Wording["description"]): string =>
  count === 1 ? words.oneOwner : fill(words.owners, { count });
