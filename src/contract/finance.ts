import { z } from "zod";
import { ours } from "./ours.ts";
import { calendarDate, euros, queryFlag, queryNumber } from "./primitives.ts";

/**
 * Extension: the taxes that instalments and total contain (Portugal: imposto do selo); absent where there are none. The one on
 * the credit used is paid with the first instalment on top of it, the one on interest is part of each instalment, the one on
 * the initial expenses is paid with them and not part of `initialExpenses`.
 */
const creditTaxes = z.object({
  creditUsed: euros,
  /** Rate, and what it comes to over the whole term. */
  interestPercent: z.number(),
  interest: euros,
  expenses: euros,
});

/** Specification section 3, carDetailFinance. Rates in percent, amounts in euros. */
export const carDetailFinance = z.object({
  taeg: z.number(),
  tan: z.number(),
  months: z.int().positive(),
  monthlyPayment: euros,
  depositValue: euros,
  capitalFinance: euros,
  residualValue: euros.optional(),
  mtic: euros,
  initialExpenses: euros,
  promo: z.boolean().optional(),
  creditTypeId: z.string().optional(),
  /** Cash price and financed price. */
  pvp: euros.optional(),
  pvf: euros.optional(),
  taxes: ours(creditTaxes),
});

export const creditType = z.object({
  id: z.string(),
  creditName: z.string(),
  rate: z.number(),
  minRate: z.number(),
  /** Highest deposit as a share of the price, 0 to 1. */
  maxInitialDepositPc: z.number(),
});

export const quoteQuery = z.object({
  initialValue: queryNumber.optional(),
  nrPayments: queryNumber.optional(),
  pdf: queryFlag.optional(),
  promo: queryFlag.optional(),
});

/** Answer of `finance/{vin}`. Rates in percent, amounts in euros; `pdfinBase64` only when a PDF was requested. */
export const quote = z.object({
  fee: euros,
  nrPayments: z.int().positive(),
  capitalToFinance: euros,
  initialValue: euros,
  residualValue: euros,
  promo: z.boolean(),
  taeg: z.number(),
  mtic: euros,
  legalInfo: z.string(),
  initialExpenses: euros,
  lastFee: euros,
  dtEndOfCampaign: calendarDate.optional(),
  pdfinBase64: z.string().optional(),
  /** The nominal rate, the terms that may be chosen, and which credit it is. */
  tan: ours(z.number()),
  terms: ours(z.array(z.int().positive())),
  creditTypeId: ours(z.string()),
  taxes: ours(creditTaxes),
});

export type CreditTaxes = z.infer<typeof creditTaxes>;
export type Quote = z.infer<typeof quote>;
