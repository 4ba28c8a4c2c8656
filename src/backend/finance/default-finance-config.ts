import type { financeConfig } from "#backend/store/schema/finance.ts";

export const defaultFinanceConfig: typeof financeConfig.$inferInsert = {
  depositMinCents: 500_00,
  depositStepCents: 100_00,
  contractExpensesCents: 350_00,
  contractExpensesIncluded: false,
  homeDeliveryCents: 249_00,
  customDeliveryCents: 349_00,
};
