import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";
import { toDateTime } from "./calendar.ts";
import { toShopPrice, usedValue } from "./price-curve.ts";
import type { Random } from "./random.ts";
import type { SeedPriceEntry } from "./seed-vehicle.ts";

/** Days of the reductions, latest first. */
const reductionDays = (arrivalDay: number, endDay: number, random: Random): number[] => {
  const days: number[] = [];
  let day = random.chance(0.16) ? endDay - random.whole(1, 20) : endDay - random.whole(22, 75);
  while (day > arrivalDay + 15 && days.length < 4) {
    days.push(day);
    day -= random.whole(32, 70);
  }
  return days;
};

const higherPrice = (price: number, share: number, ending: "90" | "00"): number =>
  Math.max(price + 100, toShopPrice(price / (1 - share), ending));

type PriceLogInput = {
  /** Cash price in force at `endDay`, euros, already a shop price. */
  current: number;
  /** Financed price in force at `endDay`, or `null`. */
  financed: number | null;
  ending: "90" | "00";
  /** Day of arrival and last day that counts: today, or the day of the sale. */
  arrivalDay: number;
  endDay: number;
};

/**
 * The prices that a vehicle has had since it arrived, oldest first. It is built backwards from the price in force: the
 * longer a vehicle stands the more reductions of 2 to 6 % it has seen, one in eight of them within the last three weeks;
 * one in fifty was raised shortly before it was reduced, where nothing may be struck through.
 */
export const buildPriceLog = (input: PriceLogInput, random: Random): SeedPriceEntry[] => {
  const steps = [{ day: input.endDay, price: input.current }];
  const reductions = reductionDays(input.arrivalDay, input.endDay, random);
  let price = input.current;
  for (const day of reductions) {
    price = higherPrice(price, 0.02 + random.next() * 0.04, input.ending);
    (steps[0] as { day: number }).day = day;
    steps.unshift({ day: input.arrivalDay, price });
  }
  const first = steps[0] as { day: number; price: number };
  first.day = input.arrivalDay;
  const second = steps[1];
  if (second && second.day - first.day > 12 && random.chance(0.05)) {
    const before = { day: first.day, price: second.price };
    first.day = second.day - 8;
    steps.unshift(before);
  }
  const offset = input.financed === null ? null : input.current - input.financed;
  const minute = random.whole(7 * 60, 16 * 60);
  return steps.flatMap((step) => {
    const at = toDateTime(step.day, minute);
    const cash: SeedPriceEntry = { priceType: "TotalPrice", cents: step.price * 100, at };
    if (offset === null) return [cash];
    return [cash, { priceType: "PromoFinance", cents: (step.price - offset) * 100, at }];
  });
};

export type PricedVehicle = {
  /** Whole euros. */
  cash: number;
  /** Price with the campaign's credit, whole euros; most vehicles have one. */
  financed: number | null;
  /** Can be bought with credit at all. */
  financing: boolean;
  prices: SeedPriceEntry[];
};

const lowestPrice = { car: 1900, motorbike: 900 };

/** The price of a vehicle: its value, give or take 2.5 % of negotiation, and how that came about since it arrived. */
export const priceVehicle = (
  facts: {
    version: CatalogueVersion;
    ageYears: number;
    kilometers: number;
    arrivalDay: number;
    endDay: number;
  },
  random: Random,
): PricedVehicle => {
  const { version, ageYears, kilometers, arrivalDay, endDay } = facts;
  const ending = random.chance(0.65) ? "90" : "00";
  const value = usedValue(version, ageYears, kilometers) * (1 + random.normal() * 0.025);
  const cash = toShopPrice(Math.max(lowestPrice[version.kind], value), ending);
  const financing = ageYears <= 12 && cash >= 4000 && random.chance(0.97);
  const discount = Math.round((cash * (0.035 + random.next() * 0.045)) / 100) * 100;
  const discounted = cash - Math.min(2500, Math.max(200, discount));
  const financed = financing && random.chance(0.88) ? discounted : null;
  const prices = buildPriceLog({ current: cash, financed, ending, arrivalDay, endDay }, random);
  return { cash, financed, financing, prices };
};
