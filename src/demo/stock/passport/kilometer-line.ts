import type { KilometerSource } from "#domain/kilometer-sources.ts";
import { toDate } from "../calendar.ts";
import type { Random } from "../random.ts";

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

/** When a vehicle's clock was read, and what it said: more in some years than in others, and never less than before. */
export const kilometerLine = (life: Life, random: Random): readonly Reading[] => {
  const { registrationDay, arrivalDay, imported, kilometers, inspectionDays } = life;
  const days = arrivalDay - registrationDay;
  const knownFrom = registrationDay + (imported ? days * 0.6 : 0);
  const years = Math.ceil(days / daysPerYear);
  const shares = Array.from({ length: years }, () => 0.7 + random.next() * 0.6);
  const drivenBy = (day: number): number => {
    const passed = ((day - registrationDay) / days) * years;
    const until = shares.slice(0, Math.floor(passed)).reduce((sum, share) => sum + share, 0);
    const begun = (shares[Math.floor(passed)] ?? 0) * (passed % 1);
    return (until + begun) / shares.reduce((sum, share) => sum + share, 0);
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
