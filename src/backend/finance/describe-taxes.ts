import type { CreditTaxes } from "#contract/finance.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { Offer } from "./offer.ts";

type Taxed = Pick<Offer, "usedTaxCents" | "interestTaxCents" | "expensesTaxCents">;

/** Whether an offer contains any. */
export const hasTaxes = ({ usedTaxCents, interestTaxCents, expensesTaxCents }: Taxed): boolean =>
  usedTaxCents + interestTaxCents + expensesTaxCents > 0;

/** The taxes included in an offer, in the wire format; undefined without any. */
export const describeTaxes = (offer: Offer): { taxes?: CreditTaxes } => {
  if (!hasTaxes(offer)) return {};
  return {
    taxes: {
      creditUsed: eurosFromCents(offer.usedTaxCents),
      interestPercent: offer.taxes.interestPercent,
      interest: eurosFromCents(offer.interestTaxCents),
      expenses: eurosFromCents(offer.expensesTaxCents),
    },
  };
};
