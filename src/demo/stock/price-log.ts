import { toDateTime } from "./calendar.ts";
import type { Random } from "./random.ts";
import { higherPrice, reductionDays } from "./reduction-days.ts";
import type { SeedPriceEntry } from "./seed-vehicle.ts";

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
