import type { creditTaxes, creditTypes, financeConfig } from "#backend/store/schema/finance.ts";
import { limits } from "#domain/limits.ts";

/** The credits that the demo company offers. */
export const defaultCreditTypes: (typeof creditTypes.$inferInsert)[] = [
  {
    id: "credit",
    name: { es: "Crédito lineal", pt: "Crédito linear" },
    promo: false,
    rate: 8.99,
    minRate: 7.49,
    maxInitialDepositPc: 0.6,
    openingPercent: 2.5,
    terms: [24, 36, 48, 60, 72, 84, 96],
    defaultTerm: 84,
    residualPercent: 0,
  },
  {
    id: "credit-flex",
    name: { es: "Crédito con última cuota", pt: "Crédito com última prestação" },
    promo: true,
    rate: 6.99,
    minRate: 6.99,
    maxInitialDepositPc: 0.6,
    openingPercent: 2,
    terms: [36, 48, 60],
    defaultTerm: 60,
    residualPercent: 20,
  },
];

export const defaultFinanceConfig: typeof financeConfig.$inferInsert = {
  depositMinCents: 500_00,
  depositStepCents: 100_00,
  contractExpensesCents: 350_00,
  homeDeliveryCents: 249_00,
  customDeliveryCents: 349_00,
};

/**
 * Each country's taxes on a consumer credit. Portugal: Código do Imposto do Selo, Tabela Geral, verbas 17.2.1 to 17.2.3 (the
 * credit used, as Lei 2/2020 has set them; what article 70-A added ended with 2022), 17.3.1 (interest) and 17.3.4
 * (commissions); checked on 2026-11-22. Spain has none, and 0 is what specification section 9 begins with.
 */
export const defaultCreditTaxes: (typeof creditTaxes.$inferInsert)[] = [
  {
    country: "ES",
    usedMonthlyPercent: limits.defaultTaxStampPercent,
    usedYearPercent: limits.defaultTaxStampPercent,
    usedFiveYearsPercent: limits.defaultTaxStampPercent,
    interestPercent: 0,
    expensesPercent: 0,
  },
  {
    country: "PT",
    usedMonthlyPercent: 0.141,
    usedYearPercent: 1.76,
    usedFiveYearsPercent: 1.76,
    interestPercent: 4,
    expensesPercent: 4,
  },
];
