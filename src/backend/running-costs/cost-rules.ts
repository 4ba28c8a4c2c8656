import type { FuelId, VehicleKind } from "#domain/vehicle-types.ts";
import type { Country } from "#market/countries.ts";

/** Upper limit of a step, inclusive, and its cost in cents. */
type Steps = readonly { readonly upTo: number; readonly cents: number }[];

/** Source of figures, and their date. */
export const costSources = {
  oilBulletin: {
    url: "https://energy.ec.europa.eu/data-and-analysis/weekly-oil-bulletin_en",
    asOf: "2025-12-18",
  },
  dgeg: { url: "https://precoscombustiveis.dgeg.gov.pt/", asOf: "2025-12-05" },
  eurostat: { url: "https://ec.europa.eu/eurostat/databrowser/view/nrg_pc_204/", asOf: "2024-06-30" },
  ivtm: { url: "https://www.boe.es/buscar/act.php?id=BOE-A-2004-4214", asOf: undefined },
  fiscalPower: { url: "https://www.boe.es/buscar/act.php?id=BOE-A-1999-1826", asOf: undefined },
  iuc: {
    url: "https://www.noticiasaominuto.com/economia/2737463/iuc-vai-ter-novas-regras-mas-ja-sabe-quanto-vai-pagar-este-ano",
    asOf: undefined,
  },
} as const;

export type CostSource = keyof typeof costSources;

/**
 * All parameters of a vehicle's running costs. Prices are those of the day of their source and do not change: inflation is not added.
 * Operators of the services set their own.
 */
export const costRules = {
  years: 4,
  /** Our own assumption of an average. */
  kilometersPerYear: { car: 12_000, motorbike: 4_000 } satisfies Record<VehicleKind, number>,
  /**
   * Euros a litre or kWh, taxes included: the weekly oil bulletin for Spain (as quoted by RTVE and Europa Press), the average of DGEG for
   * Portugal (Renascença), and for power at home ERSE's calculation from Eurostat's prices for households of the first half of 2024, all
   * consumers together (The Portugal News); Eurostat itself publishes 0,2426 for Portugal's middle band. No gas is here: no published
   * average was found.
   */
  energy: {
    ES: { petrol: 1.47, diesel: 1.421, electric: 0.2657 },
    PT: { petrol: 1.704, diesel: 1.592, electric: 0.2539 },
  } satisfies Record<Country, Partial<Record<FuelId, number>>>,
  fuelSource: { ES: "oilBulletin", PT: "dgeg" } satisfies Record<Country, CostSource>,
  /**
   * Spain's IVTM a year, by Real Decreto Legislativo 2/2004, article 95: the quota of cars by fiscal power, of motorbikes by cc, held against
   * towns' ordinances, which print these or them times their coefficient. A town may multiply it by up to two (95.4): motorbikes pay that
   * in some.
   */
  ivtm: {
    car: [
      { upTo: 7.99, cents: 1_262 },
      { upTo: 11.99, cents: 3_408 },
      { upTo: 15.99, cents: 7_194 },
      { upTo: 19.99, cents: 8_961 },
      { upTo: Number.POSITIVE_INFINITY, cents: 11_200 },
    ] satisfies Steps,
    motorbike: [
      { upTo: 125, cents: 442 },
      { upTo: 250, cents: 757 },
      { upTo: 500, cents: 1_515 },
      { upTo: 1_000, cents: 3_029 },
      { upTo: Number.POSITIVE_INFINITY, cents: 6_058 },
    ] satisfies Steps,
    highestCoefficient: 2,
  },
  /** How many cylinders an engine of so many cc may have; the catalogue does not contain it, and fiscal power grows with them. */
  cylinders: [
    { upTo: 1_100, fewest: 2, most: 4 },
    { upTo: 1_700, fewest: 3, most: 4 },
    { upTo: 2_300, fewest: 4, most: 4 },
    { upTo: 3_000, fewest: 4, most: 6 },
    { upTo: 4_000, fewest: 6, most: 8 },
    { upTo: Number.POSITIVE_INFINITY, fewest: 8, most: 12 },
  ],
  /**
   * Portugal's IUC a year, category B, as DECO PROteste calculates examples of 2025: (cc + CO2) × coefficient, plus a supplement for
   * diesel. All three rates are 8,1 % above those of 2020 (29,39, 58,97 and 60,28 €, Diário de Notícias), as the budgets since have raised
   * them. The rates of 2026 are not confirmed. Only confirmed steps are here; values beyond them have no sum.
   */
  iuc: {
    /** First registration from this day on: category B with the highest coefficient. */
    registeredFrom: "2010-01-01",
    coefficient: 1.15,
    displacement: [
      { upTo: 1_250, cents: 3_177 },
      { upTo: 1_750, cents: 6_374 },
    ] satisfies Steps,
    /** Diesel's addition from 1 251 to 1 750 cc; undefined below. */
    diesel: { above: 1_250, cents: 1_007 },
    /** The lowest step of CO2 in g/km: by NEDC, and by WLTP, by which all are measured that were registered from that day on. */
    lowestCo2: { cents: 6_515, nedc: 120, wltp: 140, wltpFrom: "2021-01-01" },
  },
  /** Our own assumption: prices of independent workshops, in cents. */
  service: {
    /** Oil, filters and a check, once a year or each so many kilometres, whichever comes first. */
    check: {
      car: { every: 15_000, cents: 24_000 },
      motorbike: { every: 8_000, cents: 18_000 },
      /** Without oil, filters and spark plugs. */
      electric: { every: 25_000, cents: 12_000 },
    },
    tyres: { car: { every: 40_000, cents: 42_000 }, motorbike: { every: 12_000, cents: 28_000 } },
    brakes: { car: { every: 60_000, cents: 36_000 }, motorbike: { every: 20_000, cents: 16_000 } },
    /** Yearly wear, for each year that starts at such an age or later. */
    wear: [
      { fromAge: 0, cents: 5_000 },
      { fromAge: 4, cents: 15_000 },
      { fromAge: 8, cents: 30_000 },
      { fromAge: 12, cents: 42_000 },
    ],
  },
  /** Our own rule: 1, and a point for each so much power and list price, and one for bodies that are driven for fun. */
  insurance: {
    highest: 10,
    car: { perPower: 45, perListPriceCents: 1_500_000, dear: ["coupe", "convertible"] },
    motorbike: { perPower: 25, perListPriceCents: 500_000, dear: ["sport"] },
  },
} as const;
