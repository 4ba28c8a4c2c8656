import { taxesByCountry } from "#backend/finance/finance-settings.ts";
import type { CreditTaxes } from "#domain/finance/credit-taxes.ts";
import { eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { creditTaxesOf, creditTypesOf, financeConfigOf } from "../conditions.ts";
import type { ShopTexts } from "../shop-texts.ts";
import type { Figures } from "./fill-data.ts";

const example = { priceCents: 15_000_00, depositCents: 3_000_00, months: 72 } as const;

type Conditions = Pick<ShopTexts, "settings">;

/** The credit of no campaign; the first, where a shop has none such. */
const usualCredit = ({ settings }: Conditions) => {
  const types = creditTypesOf(settings);
  const credit = types.find(({ promo }) => !promo) ?? types[0];
  if (!credit) throw new RangeError("The shop has no credit");
  return credit;
};

const nearest = (terms: readonly number[], months: number): number =>
  terms.reduce((best, each) => (Math.abs(each - months) < Math.abs(best - months) ? each : best));

/** The credit of the finance simulator in a language's market, as its block takes it. */
export const simulatorCredit = (shop: Conditions, locale: Locale) => {
  const { rate, openingPercent, terms, maxInitialDepositPc } = usualCredit(shop);
  const { depositMinCents, depositStepCents } = financeConfigOf(shop.settings);
  return {
    tan: rate,
    openingPercent,
    taxes: marketTaxes(shop, locale),
    terms,
    defaultTerm: nearest(terms, example.months),
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
export const marketTaxes = ({ settings }: Conditions, locale: Locale): CreditTaxes =>
  taxesByCountry([...creditTaxesOf(settings)])[marketOf(locale).country];

/** The terms of the credits, for texts: `{creditTan}`, `{flexResidual}` and so on. */
export const creditFigures = (shop: Conditions, locale: Locale): Figures => {
  const { rate, openingPercent, terms } = usualCredit(shop);
  const flexible = creditTypesOf(shop.settings).find(({ promo }) => promo);
  const { percent } = marketOf(locale).formats;
  const taxes = marketTaxes(shop, locale);
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
