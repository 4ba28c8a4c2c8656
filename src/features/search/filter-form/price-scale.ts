export interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const steps = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000] as const;
const mostSteps = 200;

/**
 * The scale of the price slider, in whole euros: it holds every price of the stock and is divided into at most 200
 * round steps. Undefined where there is nothing to choose from.
 */
export const priceScale = (
  range: { readonly min: number; readonly max: number } | undefined,
): PriceScale | undefined => {
  if (range === undefined || range.max <= range.min) return undefined;
  const step = steps.find((each) => (range.max - range.min) / each <= mostSteps - 2);
  if (step === undefined) return undefined;
  return { min: Math.floor(range.min / step) * step, max: Math.ceil(range.max / step) * step, step };
};

/** What the two typed fields say for a setting of the slider: nothing at either end, where there is no limit. */
export const limitsOf = (
  [low, high]: readonly [number, number],
  { min, max }: PriceScale,
): [string, string] => [low <= min ? "" : String(low), high >= max ? "" : String(high)];

/** Where the slider stands for two prices; undefined, of a field that is empty or unreadable, stands for no limit. */
export const settingOf = (
  from: number | undefined,
  to: number | undefined,
  { min, max }: PriceScale,
): [number, number] => {
  const within = (price: number) => Math.min(Math.max(price, min), max);
  const [low, high] = [within(from ?? min), within(to ?? max)];
  return low <= high ? [low, high] : [high, low];
};
