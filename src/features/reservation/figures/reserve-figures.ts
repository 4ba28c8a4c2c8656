import { type Cents, centsFromEuros } from "#domain/money.ts";
import { type ReservationAmounts, reservationAmounts } from "#domain/reservation-amounts.ts";
import { reservationTotal, type TotalParts } from "#domain/reservation-total.ts";

/** What a reservation is priced by; in euros, as the service returns it. */
export type PricedBy = {
  readonly cashPrice: number;
  readonly financedPrice: number;
  readonly contractExpenses: number;
  readonly delivery: number;
  readonly warranty: number;
  readonly reservationDeposit: number;
  readonly tradeIn: number;
  /** The credit's capital, where one was chosen. */
  readonly financed: number | undefined;
};

/** One way of paying: what the total is made of, and who brings it. In cents. */
export type Column = TotalParts & ReservationAmounts & { readonly totalCents: Cents };

export type ReserveFigures = {
  readonly cash: Column;
  /** Undefined where no credit was chosen. */
  readonly financed: Column | undefined;
};

/** Both columns of a reservation's total, each adding up to the cent. Pure. */
export const reserveFigures = (priced: PricedBy): ReserveFigures => {
  const columnOf = (price: number, financed: number): Column => {
    const parts = {
      priceCents: centsFromEuros(price),
      contractExpensesCents: centsFromEuros(priced.contractExpenses),
      deliveryCents: centsFromEuros(priced.delivery),
      warrantyCents: centsFromEuros(priced.warranty),
    };
    const totalCents = reservationTotal(parts);
    const amounts = reservationAmounts({
      totalCents,
      reservationDepositCents: centsFromEuros(priced.reservationDeposit),
      financedCents: centsFromEuros(financed),
      tradeInCents: centsFromEuros(priced.tradeIn),
    });
    return { ...parts, ...amounts, totalCents };
  };
  return {
    cash: columnOf(priced.cashPrice, 0),
    financed: priced.financed === undefined ? undefined : columnOf(priced.financedPrice, priced.financed),
  };
};
