export type PricePoint = { readonly from: string; readonly price: number };

/** SVG path data: the prices, and a line at one of them. */
export type PriceLine = { readonly line: string; readonly mark: string };

/**
 * The prices as a stepped line in a box of the given size: each lasts until the next one, the last until
 * `now`. Zero is at the bottom, so that a change looks as large as it is, the highest at the top. Empty for fewer than two prices.
 * @param marked a price for a line across the box
 */
export const renderPriceLine = (
  prices: readonly PricePoint[],
  now: Date,
  box: { width: number; height: number },
  marked: number,
): PriceLine => {
  if (prices.length < 2) return { line: "", mark: "" };
  const times = prices.map(({ from }) => Date.parse(from));
  const [first = 0] = times;
  const span = Math.max(now.getTime() - first, (times.at(-1) ?? 0) - first, 1);
  const amounts = prices.map(({ price }) => price);
  const highest = Math.max(...amounts, 1);
  const x = (time: number) => round(((time - first) / span) * box.width);
  const y = (price: number) => round(box.height - (price / highest) * box.height);
  const steps = prices.map(({ price }, index) =>
    index === 0 ? `M0 ${y(price)}` : `H${x(times[index] ?? first)}V${y(price)}`,
  );
  return { line: `${steps.join("")}H${box.width}`, mark: `M0 ${y(marked)}H${box.width}` };
};

const round = (value: number): number => Math.round(value * 10) / 10;
