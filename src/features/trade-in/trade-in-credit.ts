import { type StoredTradeIn, tradeInState } from "./personal/trade-in-state.ts";

/**
 * What the car that a customer had valued last covers of a price, both in euros: its value while that holds, and no more than the
 * price. Undefined where no value holds. Pure.
 * @param tradeIns the one that was valued last first
 */
export const tradeInCredit = (
  tradeIns: readonly StoredTradeIn[],
  price: number,
  now: Date,
): number | undefined => {
  const holding = tradeIns.find(
    (each) => tradeInState(each, now) !== "seen" && Date.parse(each.expirationDate) > now.getTime(),
  );
  const worth = holding?.actualValuation ?? 0;
  return worth > 0 ? Math.min(worth, price) : undefined;
};
