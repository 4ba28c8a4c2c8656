import { addCents, type Cents, percentOfCents, roundHalfUp } from "../money.ts";

/**
 * A loan repaid in equal monthly fees (French amortisation). `residualCents` is what is still owed at the end and is
 * paid together with the last fee. `interestTaxPercent` is a tax on each month's interest, part of the fee;
 * `usedTaxCents` one on the credit used, paid on top of the first fee (both 0 when absent).
 */
export type Loan = {
  readonly capitalCents: Cents;
  /** Nominal yearly rate in percent (TIN in Spain, TAN in Portugal). */
  readonly tanPercent: number;
  readonly months: number;
  readonly residualCents?: Cents;
  readonly interestTaxPercent?: number;
  readonly usedTaxCents?: Cents;
};

/** One month of the table; `feeCents` is what is paid: principal, interest and tax together. */
export type AmortisationRow = {
  readonly month: number;
  readonly feeCents: Cents;
  readonly principalCents: Cents;
  readonly interestCents: Cents;
  readonly taxCents: Cents;
  /** What is still owed after this fee. */
  readonly balanceCents: Cents;
};

/** The monthly fee without what is due but once, rounded half up to the cent. Throws RangeError for a loan that cannot be (see `checkLoan`). */
export const instalmentCents = (loan: Loan): Cents => {
  checkLoan(loan);
  return instalmentsOn(loan)(loan.capitalCents, loan.residualCents ?? 0);
};

/** The same for many loans at one rate and term, which is calculated once; amounts in cents, not validated. */
export const instalmentsOn = ({
  months,
  tanPercent,
  interestTaxPercent = 0,
}: Pick<Loan, "months" | "tanPercent" | "interestTaxPercent">): ((
  capitalCents: Cents,
  residualCents: Cents,
) => Cents) => {
  const rate = (tanPercent / 1200) * (1 + interestTaxPercent / 100);
  if (rate === 0) return (capital, residual) => roundHalfUp((capital - residual) / months);
  const discount = Math.exp(-months * Math.log1p(rate));
  const annuity = -Math.expm1(-months * Math.log1p(rate)) / rate;
  return (capital, residual) => roundHalfUp((capital - residual * discount) / annuity);
};

/**
 * The table, month by month. Every amount is whole cents; the principals sum to the capital exactly, because the last
 * fee takes the remaining balance, that is the residual value and whatever rounding left over.
 */
export const amortisationTable = (loan: Loan): readonly AmortisationRow[] => {
  const fee = instalmentCents(loan);
  const rows: AmortisationRow[] = [];
  let balance = loan.capitalCents;
  for (let month = 1; month <= loan.months; month++) {
    const interestCents = percentOfCents(balance, loan.tanPercent / 12);
    const interestTaxCents = percentOfCents(interestCents, loan.interestTaxPercent ?? 0);
    const due = addCents(balance, interestCents, interestTaxCents);
    const regularCents = month === loan.months ? due : Math.min(fee, due);
    const principalCents = regularCents - interestCents - interestTaxCents;
    const onceCents = month === 1 ? (loan.usedTaxCents ?? 0) : 0;
    balance = addCents(balance, -principalCents);
    rows.push({
      month,
      feeCents: addCents(regularCents, onceCents),
      principalCents,
      interestCents,
      taxCents: addCents(interestTaxCents, onceCents),
      balanceCents: balance,
    });
  }
  return rows;
};

const checkLoan = ({
  capitalCents,
  months,
  tanPercent,
  residualCents = 0,
  interestTaxPercent = 0,
  usedTaxCents = 0,
}: Loan): void => {
  const possible =
    Number.isSafeInteger(capitalCents) &&
    Number.isSafeInteger(residualCents) &&
    residualCents >= 0 &&
    residualCents <= capitalCents &&
    Number.isInteger(months) &&
    months >= 1 &&
    months <= 600 &&
    tanPercent >= 0 &&
    tanPercent <= 1_000 &&
    interestTaxPercent >= 0 &&
    interestTaxPercent <= 1_000 &&
    Number.isSafeInteger(usedTaxCents) &&
    usedTaxCents >= 0;
  if (!possible)
    throw new RangeError(
      `Impossible loan: ${capitalCents} cents, residual ${residualCents}, ${months} months at ${tanPercent} %. ` +
        "Needs 0 <= residual <= capital in whole cents, 1 to 600 months and a rate of 0 or more.",
    );
};
