import type { VehicleKind } from "#domain/vehicle-types.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";
import { firstDayOf, yearOf } from "./calendar.ts";
import { createPicker } from "./create-picker.ts";
import type { Random } from "./random.ts";

export type VersionChooser = (
  kind: VehicleKind,
  arrivalDay: number,
  random: Random,
) => { version: CatalogueVersion; registrationDay: number };

/** How old vehicles are when they arrive at a dealer: from, to (years), share. */
const pickAge = createPicker(
  [
    { from: 0.15, to: 1, share: 13 },
    { from: 1, to: 2, share: 13 },
    { from: 2, to: 3, share: 16 },
    { from: 3, to: 4, share: 17 },
    { from: 4, to: 5, share: 13 },
    { from: 5, to: 6, share: 9 },
    { from: 6, to: 8, share: 10 },
    { from: 8, to: 10, share: 5 },
    { from: 10, to: 13, share: 3 },
    { from: 13, to: 15, share: 1 },
  ],
  (bucket) => bucket.share,
);

/** Prepares the choice of a version that was sold new in the year in which the vehicle was registered. */
export const createVersionChooser = (lastYear: number): VersionChooser => {
  const pickers = {
    car: pickersByYear("car", lastYear),
    motorbike: pickersByYear("motorbike", lastYear),
  } satisfies Record<VehicleKind, unknown>;
  return (kind, arrivalDay, random) => {
    const bucket = pickAge(random);
    const age = bucket.from + random.next() * (bucket.to - bucket.from);
    const { firstYear, byYear } = pickers[kind];
    const firstDay = firstDayOf(firstYear);
    const bornDay = Math.round(arrivalDay - age * 365.25);
    // Older than the catalogue: some day of its first year, rather than all on its first day.
    const registrationDay = bornDay < firstDay ? firstDay + random.whole(0, 364) : bornDay;
    const pick = byYear.get(yearOf(registrationDay));
    if (!pick) throw new RangeError(`no ${kind} was sold new in ${yearOf(registrationDay)}`);
    return { version: pick(random), registrationDay };
  };
};

const pickersByYear = (kind: VehicleKind, lastYear: number) => {
  const versions = catalogue.filter((version) => version.kind === kind);
  const firstYear = Math.min(...versions.map((version) => version.from));
  const byYear = new Map<number, (random: Random) => CatalogueVersion>();
  for (let year = firstYear; year <= lastYear; year++) {
    const sold = versions.filter((version) => version.from <= year && (version.to ?? year) >= year);
    if (sold.length === 0) continue;
    const perModel = new Map<string, number>();
    for (const { makeId, modelId } of sold) {
      perModel.set(`${makeId} ${modelId}`, (perModel.get(`${makeId} ${modelId}`) ?? 0) + 1);
    }
    byYear.set(
      year,
      createPicker(
        sold,
        (version) => version.popularity / (perModel.get(`${version.makeId} ${version.modelId}`) ?? 1),
      ),
    );
  }
  return { firstYear, byYear };
};
