import { type InspectionClass, inspectionClassOf } from "#domain/inspection-class.ts";
import type { Country } from "#market/countries.ts";
import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";
import { addMonths } from "./calendar.ts";

/** From which age on an inspection is due so often again; both in months, the last step first. */
type Steps = readonly (readonly [from: number, every: number])[];

/**
 * When the periodic inspection is due. Spain (ITV): Real Decreto 920/2017, article 6, as IVACE tabulates it: cars at 4 years, then every
 * two, from 10 on every year; motorbikes at 4 years, then every two; goods up to 3,5 t at 2 years, then every two, from 6 on every year,
 * from 10 on every half year. Portugal (IPO): Decreto-Lei 144/2012, annex I, as ANCIA and inspection centres tabulate it: cars at 4 years,
 * then every two, from 8 on every year; light goods at 2 years, then every year. Motorbikes over 125 cc (Decreto-Lei 29/2023) were put off
 * by Decretos-Leis 139-E/2023 and 121/2024 and taken out of the annex by a law of 12 March 2025, in force from the next day on (LexPoint,
 * Renascença). The Azores, where no dealer of ours is, have rules of their own (Decreto Legislativo Regional 18/2004/A).
 */
const inspectionSteps: Readonly<Record<Country, Partial<Record<InspectionClass, Steps>>>> = {
  ES: {
    car: [
      [120, 12],
      [48, 24],
      [0, 48],
    ],
    motorbike: [
      [48, 24],
      [0, 48],
    ],
    goods: [
      [120, 6],
      [72, 12],
      [24, 24],
      [0, 24],
    ],
  },
  PT: {
    car: [
      [96, 12],
      [48, 24],
      [0, 48],
    ],
    goods: [
      [24, 12],
      [0, 24],
    ],
  },
};

/**
 * Days on which the periodic inspection of a vehicle falls due up to the first one after `day`, which is the last; none where the law requires
 * none.
 */
export const inspectionDays = (
  country: Country,
  { kind, body }: Pick<CatalogueVersion, "kind" | "body">,
  registrationDay: number,
  day: number,
): readonly number[] => {
  const steps = inspectionSteps[country][inspectionClassOf(kind, body)];
  if (steps === undefined) return [];
  const days: number[] = [];
  for (let age = 0; days.length === 0 || (days.at(-1) ?? 0) <= day; ) {
    age += steps.find(([from]) => age >= from)?.[1] ?? 12;
    days.push(addMonths(registrationDay, age));
  }
  return days;
};
