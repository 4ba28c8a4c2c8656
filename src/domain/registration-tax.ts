import { type Cents, centsFromEuros, percentOfCents } from "./money.ts";
import type { FuelId, VehicleKind } from "./vehicle-types.ts";

/** What the tax of a first registration in a country follows from. */
export type Registered = {
  readonly kind: VehicleKind;
  readonly fuel: FuelId;
  /** Cubic centimetres; null for an electric one. */
  readonly displacement: number | null;
  /** Grams per kilometre. */
  readonly co2: number | null;
  /** Day of the first registration, in whichever country. */
  readonly registeredAt: string;
  readonly priceCents: Cents;
};

export type RegistrationTax = {
  readonly cents: Cents;
  /** A surcharge may be added that depends on what is not known. */
  readonly isLeast: boolean;
};

/**
 * Spain's impuesto especial sobre determinados medios de transporte, in percent of a car's market value by grams of CO2
 * (Ley 38/1992, articles 69 and 70.1). The price stands for the market value; a community may raise the rates.
 */
const spanishRates = [
  { below: 121, percent: 0 },
  { below: 160, percent: 4.75 },
  { below: 200, percent: 9.75 },
  { below: Number.POSITIVE_INFINITY, percent: 14.75 },
] as const;

type Steps = readonly (readonly [upTo: number, perUnit: number, less: number])[];
const open = Number.POSITIVE_INFINITY;

/**
 * Portugal's imposto sobre veículos, table A of article 7 of its code in the words of Lei 82/2023, unchanged since: euros
 * per cubic centimetre and per gram of CO2, less an amount. Vehicles that were registered from September 2018 on have
 * their CO2 by WLTP, earlier ones by NEDC.
 */
const isv = {
  displacement: [
    [1_000, 1.09, 849.03],
    [1_250, 1.18, 850.69],
    [open, 5.61, 6_194.88],
  ] satisfies Steps,
  wltpFrom: "2018-09-01",
  petrol: {
    wltp: [
      [110, 0.44, 43.02],
      [115, 1.1, 115.8],
      [120, 1.38, 147.79],
      [130, 5.27, 619.17],
      [145, 6.38, 762.73],
      [175, 41.54, 5_819.56],
      [195, 51.38, 7_247.39],
      [235, 193.01, 34_190.52],
      [open, 233.81, 41_910.96],
    ] satisfies Steps,
    nedc: [
      [99, 4.62, 427],
      [115, 8.09, 750.99],
      [145, 52.56, 5_903.94],
      [175, 61.24, 7_140.17],
      [195, 155.97, 23_627.27],
      [open, 205.65, 33_390.12],
    ] satisfies Steps,
  },
  diesel: {
    wltp: [
      [110, 1.72, 11.5],
      [120, 18.96, 1_906.19],
      [140, 65.04, 7_360.85],
      [150, 127.4, 16_080.57],
      [160, 160.81, 21_176.06],
      [170, 221.69, 29_227.38],
      [190, 274.08, 36_987.98],
      [open, 282.35, 38_271.32],
    ] satisfies Steps,
    nedc: [
      [79, 5.78, 439.04],
      [95, 23.45, 1_848.58],
      [120, 79.22, 7_195.63],
      [140, 175.73, 18_924.92],
      [160, 195.43, 21_720.92],
      [open, 268.42, 33_447.9],
    ] satisfies Steps,
  },
  /** Percent less by completed years, from the first year on (table D of article 11, since the budget of 2025). */
  reductions: [10, 20, 28, 35, 43, 52, 60, 65, 70, 75, 80],
  /** Article 7, number 4. */
  leastEuros: 100,
} as const;

const byStep = (steps: Steps, units: number): number => {
  const [, perUnit = 0, less = 0] = steps.find(([upTo]) => units <= upTo) ?? [];
  return units * perUnit - less;
};

const yearMs = 365.25 * 24 * 60 * 60 * 1_000;

/** Diesel pays 500 euros more where its particles pass 0,001 g/km, which is not known here. */
const portugueseTax = (vehicle: Registered, now: Date): RegistrationTax | undefined => {
  const { fuel, displacement, co2, registeredAt } = vehicle;
  if (fuel === "electric") return { cents: 0, isLeast: false };
  const rates = fuel === "diesel" ? isv.diesel : fuel === "petrol" || fuel === "lpg" ? isv.petrol : undefined;
  if (rates === undefined || displacement === null || co2 === null) return undefined;
  const emissions = byStep(registeredAt < isv.wltpFrom ? rates.nedc : rates.wltp, co2);
  const years = Math.max(0, Math.ceil((now.getTime() - Date.parse(registeredAt)) / yearMs) - 1);
  const reduction = isv.reductions[Math.min(years, isv.reductions.length - 1)] ?? 0;
  const full = byStep(isv.displacement, displacement) + emissions;
  const euros = Math.max(isv.leastEuros, (full * (100 - reduction)) / 100);
  return { cents: centsFromEuros(euros), isLeast: fuel === "diesel" };
};

const spanishTax = ({ fuel, co2, priceCents }: Registered): RegistrationTax | undefined => {
  if (fuel === "electric") return { cents: 0, isLeast: false };
  const percent = spanishRates.find(({ below }) => co2 !== null && co2 < below)?.percent;
  return percent === undefined ? undefined : { cents: percentOfCents(priceCents, percent), isLeast: false };
};

/**
 * What the state takes when a used car from the other country is registered in a country; undefined where too little is
 * known, and for motorbikes and hybrids in Portugal, whose rates depend on more. Pure.
 */
export const registrationTax = (
  country: "ES" | "PT",
  vehicle: Registered,
  now: Date,
): RegistrationTax | undefined => {
  if (vehicle.kind !== "car") return undefined;
  return country === "ES" ? spanishTax(vehicle) : portugueseTax(vehicle, now);
};
