import { toShopPrice } from "./price-curve.ts";
import type { Random } from "./random.ts";

/** Days of the reductions, latest first. */
export const reductionDays = (arrivalDay: number, endDay: number, random: Random): number[] => {
  const days: number[] = [];
  let day = random.chance(0.16) ? endDay - random.whole(1, 20) : endDay - random.whole(22, 75);
  while (day > arrivalDay + 15 && days.length < 4) {
    days.push(day);
    day -= random.whole(32, 70);
  }
  return days;
};

export const higherPrice = (price: number, share: number, ending: "90" | "00"): number =>
  Math.max(price + 100, toShopPrice(price / (1 - share), ending));
