import type { Quote } from "#contract/finance.ts";

/** How many instalments are alike: the last one may differ. Pure. */
export const equalFees = ({
  nrPayments,
  fee,
  lastFee,
}: Pick<Quote, "nrPayments" | "fee" | "lastFee">): number => (lastFee === fee ? nrPayments : nrPayments - 1);
