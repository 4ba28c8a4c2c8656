import { type AmortisationRow, amortisationTable } from "#domain/finance/amortisation.ts";
import { loanFor } from "#domain/finance/simulate-finance.ts";
import { addCents, type Cents } from "#domain/money.ts";
import type { InformationSheet, SheetOffer } from "./sheet-type.ts";
import type { Money, Words } from "./tax-rows.ts";

export const sheetTable = (offer: SheetOffer, words: Words, money: Money): InformationSheet["table"] => {
  const rows = amortisationTable(loanFor(offer));
  const taxed = rows.some(({ taxCents }) => taxCents > 0);
  const amounts = (
    row: Pick<AmortisationRow, "feeCents" | "principalCents" | "interestCents" | "taxCents">,
  ) => [row.feeCents, row.principalCents, row.interestCents, ...(taxed ? [row.taxCents] : [])].map(money);
  const sum = (pick: (row: AmortisationRow) => Cents) => addCents(...rows.map(pick));
  const sums = {
    feeCents: sum((row) => row.feeCents),
    principalCents: sum((row) => row.principalCents),
    interestCents: sum((row) => row.interestCents),
    taxCents: sum((row) => row.taxCents),
  };
  return {
    heading: words.table,
    columns: [
      words.month,
      words.fee,
      words.principal,
      words.interest,
      ...(taxed ? [words.tax] : []),
      words.balance,
    ],
    rows: rows.map((row) => [String(row.month), ...amounts(row), money(row.balanceCents)]),
    totals: [words.sum, ...amounts(sums), ""],
  };
};
