import type { Kept } from "./load-kept.ts";

type Drop = NonNullable<Kept["drops"]>[number];

/** State of a vehicle whose price is followed, as a message key. Pure. */
export const dropState = ({ card, initialPrice, currentPrice }: Drop) => {
  if (!card) return "dropGone";
  if (card.bought) return "dropSold";
  if (card.reserved) return "dropReserved";
  const price = currentPrice ?? card.totalPrice;
  const difference = (price ?? 0) - (initialPrice ?? price ?? 0);
  if (price === undefined || difference === 0) return "dropSame";
  return difference < 0 ? "dropCheaper" : "dropDearer";
};
