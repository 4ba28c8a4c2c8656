import { toDay } from "#demo/stock/calendar.ts";
import type { ListedVehicle } from "#demo/stock/seed-vehicle.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { Figures } from "../fill-data.ts";

const ages = [1, 3, 5, 8, 10] as const;
const fuels = ["petrol", "diesel", "hybrid", "electric"] as const;
const daysOfYear = 365.25;
/** Fewer vehicles say nothing. */
const leastVehicles = 5;

type Aged = { readonly age: number; readonly fuel: string; readonly share: number };

/**
 * What the stock's cars still cost of their list price: the median by age in years (`age:5`, of those half a year
 * younger or older), and by fuel at four to six years (`fuel:diesel`). `--` where there are too few.
 */
export const priceByAgeFigures = (
  locale: Locale,
  vehicles: readonly ListedVehicle[],
  today: string,
): Figures => {
  const { percent } = marketOf(locale).formats;
  const todayDay = toDay(today);
  const aged = vehicles.flatMap(({ version, registeredAt, totalPriceCents }): Aged[] => {
    const { kind, fuel, priceNew } = version;
    if (kind !== "car" || priceNew === null) return [];
    return [{ age: (todayDay - toDay(registeredAt)) / daysOfYear, fuel, share: totalPriceCents / priceNew }];
  });
  const shareOf = (test: (car: Aged) => boolean) => percent(median(aged.filter(test)), 0);
  return {
    ...Object.fromEntries(
      ages.map((years) => [`age:${years}`, shareOf(({ age }) => Math.abs(age - years) <= 0.5)]),
    ),
    ...Object.fromEntries(
      fuels.map((id) => [`fuel:${id}`, shareOf(({ age, fuel }) => fuel === id && Math.abs(age - 5) <= 1)]),
    ),
  };
};

const median = (cars: readonly Aged[]): number | undefined => {
  if (cars.length < leastVehicles) return undefined;
  const shares = cars.map(({ share }) => share).sort((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)];
};
