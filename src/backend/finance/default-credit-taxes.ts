import type { creditTaxes } from "#backend/store/schema/finance.ts";
import { businessConstants } from "#domain/business-constants.ts";

/**
 * Each country's taxes on a consumer credit. Portugal: Código do Imposto do Selo, Tabela Geral, verbas 17.2.1 to 17.2.3 (the credit used,
 * as Lei 2/2020 has set them; what article 70-A added ended with 2022), 17.3.1 (interest) and 17.3.4 (commissions); checked on 2026-11-22.
 * Spain has none, and 0 is the default of specification section 9.
 */
export const defaultCreditTaxes: (typeof creditTaxes.$inferInsert)[] = [
  {
    country: "ES",
    usedMonthlyPercent: businessConstants.defaultTaxStampPercent,
    usedYearPercent: businessConstants.defaultTaxStampPercent,
    usedFiveYearsPercent: businessConstants.defaultTaxStampPercent,
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
