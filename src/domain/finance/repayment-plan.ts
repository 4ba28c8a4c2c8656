import { addCents, type Cents, centsFromEuros } from "../money.ts";
import { type AmortisationRow, amortisationTable } from "./amortisation.ts";

/** What a quote says of a credit. Amounts in decimal euros, the rate in percent. */
export type QuotedCredit = {
  readonly capitalToFinance: number;
  readonly tan: number;
  readonly nrPayments: number;
  readonly residualValue: number;
  readonly fee: number;
  readonly lastFee: number;
  readonly initialExpenses: number;
  readonly mtic: number;
};

export type RepaymentPlan = {
  readonly rows: readonly AmortisationRow[];
  readonly feesCents: Cents;
  readonly interestCents: Cents;
  readonly principalCents: Cents;
  /** What the total holds beyond fees and initial expenses: taxes on the credit. */
  readonly otherCents: Cents;
  readonly mticCents: Cents;
};

/**
 * The month-by-month table behind a quote. Undefined when the quote was not made that way, that is when instalment,
 * last instalment or total differ from the table by as much as a cent: a table that contradicts the offer is worse than none.
 */
export function repaymentPlan(quote: QuotedCredit): RepaymentPlan | undefined {
  try {
    const rows = amortisationTable({
      capitalCents: centsFromEuros(quote.capitalToFinance),
      tanPercent: quote.tan,
      months: quote.nrPayments,
      residualCents: centsFromEuros(quote.residualValue),
    });
    const sum = (pick: (row: AmortisationRow) => Cents) => addCents(...rows.map(pick));
    const feesCents = sum((row) => row.feeCents);
    const mticCents = centsFromEuros(quote.mtic);
    const otherCents = mticCents - centsFromEuros(quote.initialExpenses) - feesCents;
    const regular = rows.slice(0, -1).every(({ feeCents }) => feeCents === centsFromEuros(quote.fee));
    const last = rows.at(-1)?.feeCents === centsFromEuros(quote.lastFee);
    if (!regular || !last || otherCents < 0) return undefined;
    return {
      rows,
      feesCents,
      interestCents: sum((row) => row.interestCents),
      principalCents: sum((row) => row.principalCents),
      otherCents,
      mticCents,
    };
  } catch {
    // Terms that no loan can have come from a foreign service.
    return undefined;
  }
}
