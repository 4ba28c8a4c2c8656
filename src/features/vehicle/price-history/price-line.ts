export type PricePoint = { readonly from: string; readonly price: number };

/**
 * The prices as a stepped line in a box of the given size: each price holds until the next one, the last until `now`.
 * The lowest price touches the bottom, the highest the top. Returns SVG path data; empty for fewer than two prices.
 */
export const priceLine = (
  prices: readonly PricePoint[],
  now: Date,
  box: { width: number; height: number },
): string => {
  if (prices.length < 2) return "";
  const times = prices.map(({ from }) => Date.parse(from));
  const [first = 0] = times;
  const span = Math.max(now.getTime() - first, (times.at(-1) ?? 0) - first, 1);
  const amounts = prices.map(({ price }) => price);
  const lowest = Math.min(...amounts);
  const range = Math.max(...amounts) - lowest || 1;
  const x = (time: number) => round(((time - first) / span) * box.width);
  const y = (price: number) => round(box.height - ((price - lowest) / range) * box.height);
  const steps = prices.map(({ price }, index) =>
    index === 0 ? `M0 ${y(price)}` : `H${x(times[index] ?? first)}V${y(price)}`,
  );
  return `${steps.join("")}H${box.width}`;
};

const round = (value: number): number => Math.round(value * 10) / 10;
