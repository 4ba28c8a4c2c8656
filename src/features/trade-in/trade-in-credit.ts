import { type StoredTradeIn, tradeInState } from "./personal/trade-in-state.ts";

/**
 * The credit of the customer's last valued car against a price, both in euros: its value while valid, at most
 * the price. Undefined without a valid valuation. Pure.
 * @param tradeIns last valued first
 */
export const tradeInCredit = (
  tradeIns: readonly StoredTradeIn[],
  price: number,
  now: Date,
): number | undefined => {
  const valid = tradeIns.find(
    (each) => tradeInState(each, now) !== "seen" && Date.parse(each.expirationDate) > now.getTime(),
  );
  const worth = valid?.actualValuation ?? 0;
  return worth > 0 ? Math.min(worth, price) : undefined;
};
