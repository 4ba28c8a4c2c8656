import { addCents, type Cents, centsFromEuros } from "../money.ts";
import { type AmortisationRow, amortisationTable } from "./amortisation.ts";

/** The credit of a quote. Amounts in decimal euros, the rate in percent. */
export type QuotedCredit = {
  readonly capitalToFinance: number;
  readonly tan: number;
  readonly nrPayments: number;
  readonly residualValue: number;
  readonly fee: number;
  readonly lastFee: number;
  readonly initialExpenses: number;
  readonly mtic: number;
  /** Absent where the lender names none. */
  readonly taxes?: QuotedTaxes | undefined;
};

/** Taxes that a quote names, in euros: on the credit used, on the interest with its rate in percent, on the expenses. */
type QuotedTaxes = {
  readonly creditUsed: number;
  readonly interestPercent: number;
  readonly interest: number;
  readonly expenses: number;
};

export type RepaymentPlan = {
  readonly rows: readonly AmortisationRow[];
  readonly feesCents: Cents;
  readonly interestCents: Cents;
  readonly principalCents: Cents;
  /** Tax within the fees: on interest, and with the first one on the credit used. */
  readonly taxCents: Cents;
  /** What the total holds beyond fees and initial expenses: the tax on these, or whatever the lender does not name. */
  readonly otherCents: Cents;
  readonly mticCents: Cents;
};

/**
 * The month-by-month table behind a quote. Undefined when the quote was not made that way, that is when instalment,
 * last instalment, a named tax or the total differ from the table by as much as a cent: a table that contradicts the offer is
 * worse than none.
 */
export const repaymentPlan = (quote: QuotedCredit): RepaymentPlan | undefined => {
  try {
    const { taxes } = quote;
    const usedTaxCents = centsFromEuros(taxes?.creditUsed ?? 0);
    const rows = amortisationTable({
      capitalCents: centsFromEuros(quote.capitalToFinance),
      tanPercent: quote.tan,
      months: quote.nrPayments,
      residualCents: centsFromEuros(quote.residualValue),
      interestTaxPercent: taxes?.interestPercent ?? 0,
      usedTaxCents,
    });
    const sum = (pick: (row: AmortisationRow) => Cents) => addCents(...rows.map(pick));
    const feesCents = sum((row) => row.feeCents);
    const mticCents = centsFromEuros(quote.mtic);
    const otherCents = mticCents - centsFromEuros(quote.initialExpenses) - feesCents;
    const taxCents = sum((row) => row.taxCents);
    const regular = rows
      .slice(0, -1)
      .every(
        ({ month, feeCents }) => feeCents - (month === 1 ? usedTaxCents : 0) === centsFromEuros(quote.fee),
      );
    const last = rows.at(-1)?.feeCents === centsFromEuros(quote.lastFee);
    const named =
      taxes === undefined
        ? otherCents >= 0
        : otherCents === centsFromEuros(taxes.expenses) &&
          taxCents === addCents(usedTaxCents, centsFromEuros(taxes.interest));
    if (!regular || !last || !named) return undefined;
    return {
      rows,
      feesCents,
      interestCents: sum((row) => row.interestCents),
      principalCents: sum((row) => row.principalCents),
      taxCents,
      otherCents,
      mticCents,
    };
  } catch {
    // Terms that no loan can have come from a foreign service.
    return undefined;
  }
};
