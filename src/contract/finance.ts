import { z } from "zod";
import { calendarDate, euros, queryFlag, queryNumber } from "./primitives.ts";

/** Specification section 3, carDetailFinance. Rates in percent, amounts in euros. */
export const carDetailFinance = z.object({
  taeg: z.number(),
  tan: z.number(),
  months: z.int().positive(),
  monthlyPayment: euros,
  depositValue: euros,
  capitalFinance: euros,
  residualValue: euros,
  mtic: euros,
  initialExpenses: euros,
  promo: z.boolean(),
  creditTypeId: z.string(),
  /** Cash price and financed price. */
  pvp: euros,
  pvf: euros,
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

/** Answer of `finance/{vin}`. Rates in percent, amounts in euros; `pdfinBase64` only when a PDF was asked for. */
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
  /** Extensions: the nominal rate, and the terms that may be chosen. */
  tan: z.number().optional(),
  terms: z.array(z.int().positive()).optional(),
});

export type Quote = z.infer<typeof quote>;
