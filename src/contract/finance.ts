import { z } from "zod";
import { field, rare } from "./field.ts";
import { ours } from "./ours.ts";
import { calendarDate, euros, queryFlag, queryNumber } from "./primitives.ts";

/** What the fields of a credit mean, under whichever of the specification's names they go. */
export const creditWords = {
  taeg: "Annual percentage rate of charge (TAE, TAEG)",
  tan: "Nominal interest rate (TIN, TAN)",
  months: "Number of monthly instalments",
  fee: "Monthly instalment",
  deposit: "Deposit, paid by the customer at once",
  capital: "Amount of the credit: price less deposit",
  residual: "Part of the capital that is paid with the last instalment",
  mtic: "All that the credit makes the customer pay: instalments, initial expenses and taxes, without the deposit (MTIC)",
  initialExpenses: "Commissions that are paid when the credit begins",
  lastFee: "Last instalment, residual value included",
  legalInfo: "Representative example, as the law requires it: simple markup",
  promo: "Whether it is the credit of a campaign",
  campaignEnd: "Last day of the campaign",
  creditTypeId: "Id of the credit among `creditTypes`",
} as const;

const percent = z.number();

/**
 * Extension: the taxes that instalments and total contain (Portugal: imposto do selo); absent where there are none. The one on
 * the credit used is paid with the first instalment on top of it, the one on interest is part of each instalment, the one on
 * the initial expenses is paid with them and not part of `initialExpenses`.
 */
const creditTaxes = z.object({
  creditUsed: field(euros, "Tax on the credit used, paid with the first instalment on top of it", 237.42),
  interestPercent: field(percent, "Rate of the tax on interest", 4, "%"),
  interest: field(euros, "Tax on interest over the whole term, part of the instalments", 101.32),
  expenses: field(euros, "Tax on the initial expenses, paid with them and not part of them", 14),
});

const taxes = ours(
  rare(creditTaxes),
  "Taxes that instalments and total contain; left out where there are none",
);

/** Specification section 3, carDetailFinance. Rates in percent, amounts in euros. */
export const carDetailFinance = field(
  z.object({
    taeg: field(percent, creditWords.taeg, 8.41, "%"),
    tan: field(percent, creditWords.tan, 6.99, "%"),
    months: field(z.int().positive(), creditWords.months, 60, "months"),
    monthlyPayment: field(euros, creditWords.fee, 267.05),
    depositValue: field(euros, creditWords.deposit, 2000),
    capitalFinance: field(euros, creditWords.capital, 13_490),
    residualValue: field(euros.optional(), creditWords.residual, 0),
    mtic: field(euros, creditWords.mtic, 16_373),
    initialExpenses: field(euros, creditWords.initialExpenses, 350),
    promo: field(z.boolean().optional(), creditWords.promo, false),
    creditTypeId: field(z.string().optional(), creditWords.creditTypeId, "credit"),
    pvp: field(euros.optional(), "Cash price", 15_490),
    pvf: field(euros.optional(), "Price when it is financed", 15_490),
    taxes,
  }),
  "The credit that a vehicle is offered with; left out for one that cannot be financed",
);

export const creditType = field(
  z.object({
    id: field(z.string(), "Id of the credit", "credit"),
    creditName: field(
      z.string(),
      "Name of the credit in the language of the call",
      "Crédito de cuota constante",
    ),
    rate: field(percent, creditWords.tan, 6.99, "%"),
    minRate: field(percent, "Lowest nominal rate that the credit is given at", 6.99, "%"),
    maxInitialDepositPc: field(z.number(), "Highest deposit as a share of the price, 0 to 1", 0.6, "share"),
  }),
  "A credit that the company offers",
);

export const quoteQuery = z.object({
  initialValue: field(
    queryNumber.optional(),
    "Deposit; one outside the limits is moved to the nearest that is offered",
    2000,
    "EUR",
  ),
  nrPayments: field(
    queryNumber.optional(),
    "Number of instalments; the nearest term that is offered is taken",
    60,
    "months",
  ),
  pdf: field(queryFlag.optional(), "Whether the answer holds the information sheet as a PDF", true),
  promo: field(
    queryFlag.optional(),
    "false asks for the ordinary credit of a vehicle that takes part in a campaign",
    false,
  ),
});

/** Answer of `finance/{vin}`. Rates in percent, amounts in euros; `pdfinBase64` only when a PDF was requested. */
export const quote = field(
  z.object({
    fee: field(euros, creditWords.fee, 267.05),
    nrPayments: field(z.int().positive(), creditWords.months, 60, "months"),
    capitalToFinance: field(euros, creditWords.capital, 13_490),
    initialValue: field(euros, creditWords.deposit, 2000),
    residualValue: field(euros, creditWords.residual, 0),
    promo: field(z.boolean(), creditWords.promo, false),
    taeg: field(percent, creditWords.taeg, 8.41, "%"),
    mtic: field(euros, creditWords.mtic, 16_373),
    legalInfo: field(
      z.string(),
      creditWords.legalInfo,
      "Ejemplo representativo: 60 cuotas de 267,05 €. TIN 6,99 %, TAE 8,41 %.",
    ),
    initialExpenses: field(euros, creditWords.initialExpenses, 350),
    lastFee: field(euros, creditWords.lastFee, 267.05),
    dtEndOfCampaign: field(rare(calendarDate.optional()), creditWords.campaignEnd, "2026-12-31"),
    pdfinBase64: field(
      z.string().optional(),
      "Information sheet as a PDF in base64, when `pdf` was true",
      "JVBERi0xLjcK",
    ),
    tan: ours(percent, creditWords.tan, 6.99, "%"),
    terms: ours(
      z.array(z.int().positive()),
      "Numbers of instalments that can be chosen",
      [24, 36, 48, 60],
      "months",
    ),
    creditTypeId: ours(z.string(), creditWords.creditTypeId, "credit"),
    taxes,
  }),
  "A credit for a vehicle, calculated",
);

export type CreditTaxes = z.infer<typeof creditTaxes>;
export type Quote = z.infer<typeof quote>;
