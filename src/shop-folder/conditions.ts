import { defaultCreditTaxes } from "#backend/finance/default-credit-taxes.ts";
import { defaultCreditTypes } from "#backend/finance/default-credit-types.ts";
import { defaultFinanceConfig } from "#backend/finance/default-finance-config.ts";
import type { ShopSettings } from "#backend/shop/shop-settings.ts";
import type { creditTaxes, creditTypes, financeConfig } from "#backend/store/schema/finance.ts";
import { centsFromEuros } from "#domain/money.ts";
import { countries } from "#market/countries.ts";
import { byLocale, defaultLocale, type Locale } from "#platform/locale.ts";

/** A name in every language: that of the first that has one, where it has none of its own. */
const inAllLanguages = (name: Readonly<Partial<Record<Locale, string>>>): Record<Locale, string> => {
  const any = name[defaultLocale] ?? Object.values(name)[0] ?? "";
  return byLocale((locale) => name[locale] ?? any);
};

type CreditType = typeof creditTypes.$inferInsert;

/** The credits of a shop, as they are stored; ours where it names none. */
export const creditTypesOf = ({ credit }: ShopSettings): readonly CreditType[] =>
  credit?.types.map(({ months, defaultMonths, maxDownPaymentShare, name, ...type }) => ({
    ...type,
    name: inAllLanguages(name),
    maxInitialDepositPc: maxDownPaymentShare,
    terms: months.toSorted((a, b) => a - b),
    defaultTerm: defaultMonths,
  })) ?? defaultCreditTypes;

/** What each state takes of a credit; the law's where the shop does not say. */
export const creditTaxesOf = ({ credit }: ShopSettings): readonly (typeof creditTaxes.$inferInsert)[] =>
  credit ? countries.map((country) => ({ country, ...credit.taxes[country] })) : defaultCreditTaxes;

/** Constants of the calculation and costs of a purchase; ours where the shop names none. */
export const financeConfigOf = ({ credit, purchase }: ShopSettings): typeof financeConfig.$inferInsert => ({
  ...defaultFinanceConfig,
  ...(credit && {
    depositMinCents: centsFromEuros(credit.minDownPayment),
    depositStepCents: centsFromEuros(credit.downPaymentStep),
  }),
  ...(purchase && {
    contractExpensesCents: centsFromEuros(purchase.contractExpenses),
    contractExpensesIncluded: purchase.expensesIncluded,
    registrationIncluded: purchase.registrationIncluded,
    homeDeliveryCents: centsFromEuros(purchase.homeDelivery),
    customDeliveryCents: centsFromEuros(purchase.otherDelivery),
  }),
});
