import type { Choices } from "../load-choices.ts";
import type { Reserved } from "../load-reserved.ts";
import { type ReserveFigures, reserveFigures } from "./reserve-figures.ts";

/** The figures with what they do not hold. */
export type ShownFigures = ReserveFigures & Pick<Reserved, "registration">;

/** `withOffer`: with the credit on the vehicle's page while none was chosen. The total of a reservation as it is chosen so far. A vehicle that is held comes to what it came to when it was. */
export const figuresOf = (
  { detail, own, registration, reservationDeposit = 0, ...expenses }: Reserved,
  choices: Choices,
  { withOffer = false } = {},
): ShownFigures => {
  const { card, carDetailFinance } = detail;
  const totals = own?.totals;
  const cashPrice = totals?.cashPrice ?? card.totalPrice ?? 0;
  const figures = reserveFigures({
    cashPrice,
    financedPrice: totals?.financedPrice ?? carDetailFinance?.pvf ?? cashPrice,
    contractExpenses: totals?.contractExpenses ?? expenses.contractExpenses,
    contractExpensesIncluded: (totals ?? expenses).contractExpensesIncluded ?? false,
    delivery: choices.deliveryCost ?? 0,
    warranty: choices.warranty?.price ?? 0,
    reservationDeposit: totals?.dueNow ?? reservationDeposit,
    tradeIn: tradeInOf(own, choices),
    credit: choices.quote
      ? { capital: choices.quote.capitalToFinance, mtic: choices.quote.mtic }
      : withOffer && carDetailFinance
        ? { capital: carDetailFinance.capitalFinance, mtic: carDetailFinance.mtic }
        : undefined,
  });
  return { ...figures, registration };
};

const tradeInOf = (own: Reserved["own"], { tradeIn }: Choices): number => {
  if (!tradeIn) return 0;
  const held = own?.retakeId === tradeIn.id ? own.totals?.tradeIn : undefined;
  return held ?? tradeIn.actualValuation;
};
