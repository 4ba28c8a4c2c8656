import { clampDeposit, depositLimits } from "#domain/finance/deposit-limits.ts";
import { centsFromEuros, eurosFromCents } from "#domain/money.ts";
import type { GeneralCredit } from "./general-quote.ts";

export const depositFor = (credit: GeneralCredit, price: number, requested: number | undefined): number => {
  const limits = depositLimits({
    priceCents: centsFromEuros(price),
    maxInitialDepositPc: credit.maxDepositShare,
    vehicleDepositCents: centsFromEuros(credit.defaultDeposit),
    depositMinCents: centsFromEuros(credit.minDeposit),
    depositStepCents: centsFromEuros(credit.depositStep),
  });
  return eurosFromCents(
    clampDeposit(requested === undefined ? undefined : centsFromEuros(requested), limits),
  );
};
