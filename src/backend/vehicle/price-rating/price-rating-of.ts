import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { agesOn } from "#backend/comparables/age-in-years.ts";
import type { Comparable } from "#backend/comparables/comparable.ts";
import { type ComparedStock, findComparables } from "#backend/comparables/find-comparables.ts";
import { type Depreciation, fitDepreciation } from "#backend/comparables/fit-depreciation.ts";
import { quantileOf } from "#backend/comparables/quantile-of.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { PriceBand } from "#domain/price-bands.ts";
import type { VehicleRow } from "../read-vehicles.ts";
import { ratingRules } from "./rating-rules.ts";

/** Money rounded to 50 €, as cents. */
type Figures = {
  readonly medianCents: number;
  /** First quartile of the comparables. */
  readonly lowCents: number;
  /** Third quartile of the comparables. */
  readonly highCents: number;
};

/** Position of a price among those of comparable vehicles. */
export type RatedPrice = Figures & { readonly band: PriceBand; readonly comparables: number };

/**
 * Rates the price of a vehicle. Each comparable's price is adjusted to its list price, age and kilometres by the depreciation; the band
 * follows from the rounded median and quartiles. Implausible prices are left out. Undefined with fewer than eight.
 */
export const ratePrice = (
  vehicle: Comparable,
  comparables: readonly Comparable[],
  depreciation: Depreciation,
): RatedPrice | undefined => {
  const carried = comparables
    .map((other) => carriedTo(vehicle, other, depreciation))
    .filter((cents) => Number.isFinite(cents) && cents > 0);
  if (carried.length < ratingRules.fewestComparables || !(vehicle.priceCents > 0)) return undefined;
  const figures = figuresOf((share) => quantileOf(carried, share));
  return { band: bandOf(vehicle.priceCents, figures), comparables: carried.length, ...figures };
};

/** The rounded median and quartiles. */
export const figuresOf = (quantile: (share: number) => number): Figures => {
  const { stepCents } = ratingRules;
  const at = (share: number) => Math.round(quantile(share) / stepCents) * stepCents;
  return { medianCents: at(0.5), lowCents: at(0.25), highCents: at(0.75) };
};

const carriedTo = (to: Comparable, from: Comparable, { perYear, perKilometre }: Depreciation): number => {
  const lost = perYear * (from.ageYears - to.ageYears) + perKilometre * (from.kilometers - to.kilometers);
  return ((from.priceCents * to.listPriceCents) / from.listPriceCents) * Math.exp(lost);
};

/** Outside the middle half as well: where few prices lie far apart, their median alone jumps with each that is added or removed. */
export const bandOf = (cents: number, { lowCents, medianCents, highCents }: Figures): PriceBand => {
  const { belowPercent, abovePercent } = ratingRules;
  if (cents <= lowCents && cents * 100 <= medianCents * belowPercent) return "below";
  return cents >= highCents && cents * 100 > medianCents * abovePercent ? "above" : "in-line";
};

/** A vehicle of the stock for the rating; price in cents. */
type OfferedVehicle = KnownVersion & {
  readonly id: number;
  readonly priceCents: number;
  readonly year: number;
  readonly kilometers: number;
};

/** Ratings are of a day, so that all pages of it show the same. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/**
 * Rates the price of a vehicle among those of the others that can be bought: of its version, else of its model and fuel. Undefined when
 * fewer than eight are comparable, or its price as new is unknown.
 */
export const rateByStock = (
  stock: ComparedStock,
  offered: OfferedVehicle,
  now: Date,
): RatedPrice | undefined => {
  const { version, id, priceCents, year, kilometers } = offered;
  const enough = [ratingRules.fewestComparables];
  const wanted = { widest: "model", enough, except: id } as const;
  const { priceNewCents } = version;
  const today = startOfDay(now);
  const found = priceNewCents === null ? undefined : findComparables(stock, offered, wanted, today);
  if (priceNewCents === null || found === undefined) return undefined;
  const ageYears = agesOn(today)(year);
  const vehicle = { priceCents, listPriceCents: priceNewCents, ageYears, kilometers };
  return ratePrice(vehicle, found.vehicles, fitDepreciation(found.forDepreciation));
};

/**
 * Rates the price of a vehicle in stock among those of its country's dealers for comparable vehicles. Undefined where fewer than eight are,
 * and for one that is reserved or sold.
 */
export const priceRatingOf = (
  { vehicle, version, model, brand }: VehicleRow,
  stock: ComparedStock,
  now: Date,
): VehicleDetail["priceRating"] => {
  if (vehicle.status !== "in-stock") return undefined;
  const rated = rateByStock(stock, { ...vehicle, version, model, brand }, now);
  return (
    rated && {
      band: rated.band,
      comparables: rated.comparables,
      median: eurosFromCents(rated.medianCents),
      low: eurosFromCents(rated.lowCents),
      high: eurosFromCents(rated.highCents),
    }
  );
};
