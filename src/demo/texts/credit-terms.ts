import { defaultCreditTaxes } from "#backend/finance/default-credit-taxes.ts";
import { defaultCreditTypes } from "#backend/finance/default-credit-types.ts";
import { defaultFinanceConfig } from "#backend/finance/default-finance-config.ts";
import { taxesByCountry } from "#backend/finance/finance-settings.ts";
import type { CreditTaxes } from "#domain/finance/credit-taxes.ts";
import { eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { Figures } from "./fill-data.ts";

const example = { priceCents: 15_000_00, depositCents: 3_000_00, months: 72 } as const;

const usualCredit = () => {
  const credit = defaultCreditTypes.find(({ promo }) => !promo);
  if (!credit) throw new Error("there is no default credit");
  return credit;
};

/** The credit of the finance simulator in a language's market, as its block takes it. */
export const simulatorCredit = (locale: Locale) => {
  const { rate, openingPercent, terms, maxInitialDepositPc } = usualCredit();
  const { depositMinCents, depositStepCents } = defaultFinanceConfig;
  return {
    tan: rate,
    openingPercent,
    taxes: marketTaxes(locale),
    terms,
    defaultTerm: example.months,
    minDeposit: eurosFromCents(depositMinCents),
    depositStep: eurosFromCents(depositStepCents),
    maxDepositShare: maxInitialDepositPc,
    minPrice: 3_000,
    maxPrice: 80_000,
    defaultPrice: eurosFromCents(example.priceCents),
    defaultDeposit: eurosFromCents(example.depositCents),
  };
};

/** What the state takes of a credit in a language's market. */
export const marketTaxes = (locale: Locale): CreditTaxes =>
  taxesByCountry(defaultCreditTaxes)[marketOf(locale).country];

/** The terms of the credits, for texts: `{creditTan}`, `{flexResidual}` and so on. */
export const creditFigures = (locale: Locale): Figures => {
  const { rate, openingPercent, terms } = usualCredit();
  const flexible = defaultCreditTypes.find(({ promo }) => promo);
  const { percent } = marketOf(locale).formats;
  const taxes = marketTaxes(locale);
  return {
    creditUsedTax: percent(taxes.usedYearPercent),
    creditInterestTax: percent(taxes.interestPercent, 0),
    creditTan: percent(rate),
    creditOpening: percent(openingPercent),
    creditShortest: String(Math.min(...terms)),
    creditLongest: String(Math.max(...terms)),
    flexResidual: percent(flexible?.residualPercent, 0),
  };
};
