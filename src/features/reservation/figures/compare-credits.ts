import { addCents, type Cents, centsFromEuros } from "#domain/money.ts";
import { readAmount } from "#domain/read-amount.ts";

export type BankOffer = { readonly feeCents: Cents; readonly months: number; readonly expensesCents: Cents };

export type CreditsCompared = {
  readonly oursCents: Cents;
  readonly theirsCents: Cents;
  /** What it costs beyond what is borrowed. */
  readonly ourCostCents: Cents;
  readonly theirCostCents: Cents;
};

const longestMonths = 360;

/** The bank's offer as it was typed; undefined for what is none, `empty` where nothing was typed. */
export const readBankOffer = (typed: {
  readonly fee: string | null;
  readonly months: string | null;
  readonly expenses: string | null;
}): BankOffer | "empty" | undefined => {
  if (!typed.fee && !typed.months && !typed.expenses) return "empty";
  const [fee, expenses] = [readAmount(typed.fee), readAmount(typed.expenses || "0")];
  const months = Number(typed.months);
  const isTerm = Number.isInteger(months) && months >= 1 && months <= longestMonths;
  if (fee === undefined || expenses === undefined || fee <= 0 || expenses < 0 || !isTerm) return undefined;
  return { feeCents: centsFromEuros(fee), months, expensesCents: centsFromEuros(expenses) };
};

/** Both credits over their whole life: all that is paid for the same amount. Pure. */
export const compareCredits = (
  ours: { readonly mticCents: Cents; readonly capitalCents: Cents },
  bank: BankOffer,
): CreditsCompared => {
  const theirsCents = addCents(bank.feeCents * bank.months, bank.expensesCents);
  return {
    oursCents: ours.mticCents,
    theirsCents,
    ourCostCents: addCents(ours.mticCents, -ours.capitalCents),
    theirCostCents: addCents(theirsCents, -ours.capitalCents),
  };
};
