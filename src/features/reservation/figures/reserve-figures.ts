import { type Cents, centsFromEuros } from "#domain/money.ts";
import { creditCost, paidInAll, type WholeCredit } from "#domain/paid-in-all.ts";
import { type ReservationAmounts, reservationAmounts } from "#domain/reservation-amounts.ts";
import { reservationTotal, type TotalParts } from "#domain/reservation-total.ts";

/** What a reservation is priced by; in euros, as the service returns it. */
export type PricedBy = {
  readonly cashPrice: number;
  readonly financedPrice: number;
  readonly contractExpenses: number;
  readonly contractExpensesIncluded: boolean;
  readonly delivery: number;
  readonly warranty: number;
  readonly reservationDeposit: number;
  readonly tradeIn: number;
  /** The credit, where one was chosen: its capital, and what is paid for it. */
  readonly credit: { readonly capital: number; readonly mtic: number } | undefined;
};

/** One way of paying: what the total is made of, and who brings it. In cents. */
export type Column = TotalParts &
  ReservationAmounts & {
    readonly totalCents: Cents;
    /** What the credit costs beyond what it pays for. */
    readonly creditCostCents: Cents;
    /** The total with the cost of the credit: what is paid over the whole life. */
    readonly paidInAllCents: Cents;
  };

export type ReserveFigures = {
  readonly cash: Column;
  /** Undefined where no credit was chosen. */
  readonly financed: Column | undefined;
};

/** Both columns of a reservation's total, each adding up to the cent. Pure. */
export const reserveFigures = (priced: PricedBy): ReserveFigures => {
  const columnOf = (price: number, credit?: WholeCredit): Column => {
    const parts = {
      priceCents: centsFromEuros(price),
      contractExpensesCents: centsFromEuros(priced.contractExpenses),
      contractExpensesIncluded: priced.contractExpensesIncluded,
      deliveryCents: centsFromEuros(priced.delivery),
      warrantyCents: centsFromEuros(priced.warranty),
    };
    const totalCents = reservationTotal(parts);
    const amounts = reservationAmounts({
      totalCents,
      reservationDepositCents: centsFromEuros(priced.reservationDeposit),
      financedCents: credit?.capitalCents ?? 0,
      tradeInCents: centsFromEuros(priced.tradeIn),
    });
    return {
      ...parts,
      ...amounts,
      totalCents,
      creditCostCents: credit === undefined ? 0 : creditCost(credit),
      paidInAllCents: paidInAll(totalCents, credit),
    };
  };
  const { credit } = priced;
  return {
    cash: columnOf(priced.cashPrice),
    financed:
      credit &&
      columnOf(priced.financedPrice, {
        capitalCents: centsFromEuros(credit.capital),
        mticCents: centsFromEuros(credit.mtic),
      }),
  };
};
