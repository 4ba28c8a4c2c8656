import type { RepaymentPlan } from "#domain/finance/repayment-plan.ts";
import { type Cents, eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { SimulationView } from "./simulation-view-type.ts";

/** The repayment plan by month, with a column for taxes where there are any. */
export const planTable = (plan: RepaymentPlan, locale: Locale): NonNullable<SimulationView["table"]> => {
  const words = wordsOf(locale, "finance");
  const { number } = marketOf(locale).formats;
  const amounts = (fee: Cents, principal: Cents, interest: Cents, tax: Cents) =>
    [fee, principal, interest, ...(plan.taxCents > 0 ? [tax] : [])].map((cents) =>
      number(eurosFromCents(cents), 2),
    );
  return {
    columns: [
      words.month,
      words.fee,
      words.principal,
      words.interest,
      ...(plan.taxCents > 0 ? [words.tax] : []),
      words.balance,
    ],
    rows: plan.rows.map((row) => [
      String(row.month),
      ...amounts(row.feeCents, row.principalCents, row.interestCents, row.taxCents),
      number(eurosFromCents(row.balanceCents), 2),
    ]),
    totals: [
      words.sum,
      ...amounts(plan.feesCents, plan.principalCents, plan.interestCents, plan.taxCents),
      "",
    ],
  };
};
