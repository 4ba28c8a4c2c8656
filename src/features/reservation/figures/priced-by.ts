import type { Choices } from "../load-choices.ts";
import type { Reserved } from "../load-reserved.ts";
import { type ReserveFigures, reserveFigures } from "./reserve-figures.ts";

/** The total of a reservation as it is chosen so far. A vehicle that is held costs what it cost when it was. */
export const figuresOf = (
  { detail, own, contractExpenses, deposit = 0 }: Reserved,
  choices: Choices,
): ReserveFigures => {
  const { card, carDetailFinance } = detail;
  const cashPrice = own?.totals.cashPrice ?? card.totalPrice;
  return reserveFigures({
    cashPrice,
    financedPrice: own?.totals.financedPrice ?? carDetailFinance?.pvf ?? cashPrice,
    contractExpenses,
    delivery: choices.deliveryCost ?? 0,
    warranty: choices.warranty?.price ?? 0,
    deposit,
    tradeIn: choices.tradeIn?.actualValuation ?? 0,
    financed: choices.quote?.capitalToFinance,
  });
};
