import type { creditTypes } from "#backend/store/schema/finance.ts";

/** The credits of the demo company. */
export const defaultCreditTypes: (typeof creditTypes.$inferInsert)[] = [
  {
    id: "credit",
    name: { es: "Crédito de cuota constante", pt: "Crédito de prestação constante" },
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
