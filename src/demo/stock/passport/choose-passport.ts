import type { CatalogueVersion } from "#demo/catalogue/catalogue-types.ts";
import { type InspectionPoint, inspectionPoints, type PointState } from "#domain/inspection-points.ts";
import type { KilometerSource } from "#domain/kilometer-sources.ts";
import type { FuelId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Country } from "#market/countries.ts";
import { hashText } from "#shop-folder/pages/hash-text.ts";
import { toDate } from "../calendar.ts";
import { inspectionDays } from "../next-inspection.ts";
import { createRandom, type Random } from "../random.ts";
import type { SeedPassport } from "../seed-vehicle.ts";
import { chooseMarks } from "./choose-marks.ts";

type Reading = { readonly at: string; readonly kilometers: number; readonly source: KilometerSource };

type Life = {
  readonly registrationDay: number;
  readonly arrivalDay: number;
  /** Of which nothing was written down here. */
  readonly imported: boolean;
  /** On the clock when it arrived. */
  readonly kilometers: number;
  /** Days on which it was to be inspected; those after its arrival do not count. */
  readonly inspectionDays: readonly number[];
};

const daysPerYear = 365;

/** Who brings a vehicle to the inspection has it serviced then: one reading. */
const sameVisitDays = 45;

/** The readings of a vehicle's odometer: more in some years than in others, and never less than before. */
const kilometerLine = (life: Life, random: Random): readonly Reading[] => {
  const { registrationDay, arrivalDay, imported, kilometers, inspectionDays } = life;
  const days = arrivalDay - registrationDay;
  const knownFrom = registrationDay + (imported ? days * 0.6 : 0);
  const years = Math.ceil(days / daysPerYear);
  const shares = Array.from({ length: years }, () => 0.7 + random.next() * 0.6);
  const drivenBy = (day: number): number => {
    const passed = ((day - registrationDay) / days) * years;
    const until = shares.slice(0, Math.floor(passed)).reduce((sum, share) => sum + share, 0);
    const sinceThen = (shares[Math.floor(passed)] ?? 0) * (passed % 1);
    return (until + sinceThen) / shares.reduce((sum, share) => sum + share, 0);
  };
  const reading = (day: number, source: KilometerSource): Reading => ({
    at: toDate(day),
    kilometers: Math.floor(kilometers * drivenBy(day)),
    source,
  });
  const inspections = inspectionDays.map((due) => ({
    day: due - random.whole(1, 25),
    source: "inspection" as const,
  }));
  const services = shares
    .map((_, year) => registrationDay + year * daysPerYear + random.whole(330, 364))
    .filter((day) => inspections.every((inspected) => Math.abs(inspected.day - day) > sameVisitDays))
    .map((day) => ({ day, source: "service" as const }));
  const between = [...services, ...inspections]
    .filter(({ day }) => day > knownFrom && day < arrivalDay - 5)
    .toSorted((a, b) => a.day - b.day);
  return [
    { at: toDate(registrationDay), kilometers: 0, source: "registration" },
    ...between.map(({ day, source }) => reading(day, source)),
    { at: toDate(arrivalDay), kilometers, source: "arrival" },
  ];
};

type Used = {
  readonly kind: VehicleKind;
  readonly fuel: FuelId;
  readonly ageYears: number;
  readonly kilometers: number;
};

type Wear = { readonly renewed: number; readonly seen: number };

/** Of what has no oil. */
const none: Wear = { renewed: 0, seen: 0 };

/** How often a point is renewed before the sale, and how often a remark is added, after so much use. */
const wearOf: Readonly<Record<InspectionPoint, (used: Used) => Wear>> = {
  engine: ({ fuel, ageYears }) =>
    fuel === "electric" ? none : { renewed: ageYears > 0.8 ? 0.7 : 0, seen: 0.02 },
  transmission: ({ fuel, kilometers }) =>
    fuel === "electric" ? none : { renewed: kilometers > 90_000 ? 0.15 : 0, seen: 0.03 },
  brakes: ({ kind, kilometers }) => after(kilometers, kind === "car" ? 35_000 : 12_000),
  tyres: ({ kind, kilometers }) => after(kilometers, kind === "car" ? 25_000 : 8_000),
  suspension: ({ kilometers }) => ({ renewed: kilometers > 100_000 ? 0.2 : 0, seen: 0.04 }),
  battery: ({ ageYears }) => ({ renewed: ageYears > 4 ? 0.4 : 0, seen: 0.05 }),
  lights: ({ ageYears }) => ({ renewed: ageYears > 3 ? 0.12 : 0, seen: 0 }),
  interior: ({ ageYears }) => ({ renewed: 0, seen: Math.min(0.5, ageYears * 0.06) }),
  climate: ({ ageYears }) => ({ renewed: ageYears > 5 ? 0.2 : 0, seen: 0 }),
  controls: ({ ageYears }) => ({ renewed: ageYears > 4 ? 0.15 : 0, seen: 0.05 }),
  roadTest: () => ({ renewed: 0, seen: 0 }),
};

const after = (kilometers: number, life: number): Wear =>
  kilometers < life * 0.5
    ? { renewed: 0, seen: 0.05 }
    : { renewed: kilometers < life ? 0.15 : 0.5, seen: 0.3 };

/** How each point of a vehicle's inspection was found and left. */
const choosePoints = (
  used: Used,
  random: Random,
): readonly { readonly point: InspectionPoint; readonly state: PointState }[] =>
  inspectionPoints[used.kind].map((point) => {
    const { renewed, seen } = wearOf[point](used);
    const sample = random.next();
    return { point, state: sample < renewed ? "renewed" : sample < renewed + seen ? "seen" : "ok" };
  });

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
