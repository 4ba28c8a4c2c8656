import type { CatalogueVersion } from "#demo/catalogue/catalogue-types.ts";
import type { Country } from "#market/countries.ts";
import { toDate } from "../calendar.ts";
import { inspectionDays } from "../next-inspection.ts";
import { createRandom, hashText } from "../random.ts";
import type { SeedPassport } from "../seed-vehicle.ts";
import { chooseMarks } from "./choose-marks.ts";
import { choosePoints } from "./choose-points.ts";
import { kilometerLine } from "./kilometer-line.ts";

type Facts = {
  readonly vin: string;
  readonly version: CatalogueVersion;
  readonly country: Country;
  readonly registrationDay: number;
  readonly arrivalDay: number;
  readonly todayDay: number;
  readonly kilometers: number;
  readonly imported: boolean;
};

/** How the shop found a vehicle one to three days after it arrived; `null` before. It depends on the VIN alone, not on other vehicles. */
export const choosePassport = (facts: Facts): SeedPassport | null => {
  const { vin, version, country, registrationDay, arrivalDay, todayDay, kilometers } = facts;
  const random = createRandom(hashText(vin));
  const inspectedDay = arrivalDay + random.whole(1, 3);
  if (inspectedDay > todayDay) return null;
  const ageYears = (arrivalDay - registrationDay) / 365.25;
  const used = { kind: version.kind, fuel: version.fuel, ageYears, kilometers };
  const due = inspectionDays(country, version, registrationDay, arrivalDay);
  return {
    inspectedAt: toDate(inspectedDay),
    marks: chooseMarks(used, random),
    points: choosePoints(used, random),
    kilometerLine: kilometerLine({ ...facts, inspectionDays: due }, random),
  };
};
