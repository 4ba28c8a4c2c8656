import { addCents, type Cents } from "./money.ts";

/** What a credit pays for, and what is paid for it: instalments, interest, expenses, taxes and the last instalment. */
export type WholeCredit = { readonly capitalCents: Cents; readonly mticCents: Cents };

/** What a purchase costs over its whole life: its total, with the cost of the credit that pays a part of it. */
export const paidInAll = (totalCents: Cents, credit?: WholeCredit): Cents =>
  credit === undefined ? totalCents : addCents(totalCents, creditCost(credit));

/** What a credit costs beyond what it pays for. */
export const creditCost = ({ capitalCents, mticCents }: WholeCredit): Cents =>
  addCents(mticCents, -capitalCents);
