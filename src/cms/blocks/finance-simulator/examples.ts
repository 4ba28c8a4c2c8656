import type { FinanceSimulatorData } from "#contract/blocks/finance-simulator.ts";

export const examples = [
  {
    heading: "Simula tu cuota",
    text: "Pon un precio y una entrada, y mira lo que cuesta.",
    list: "/listado-coches-segunda-mano/",
    credit: {
      tan: 8.99,
      openingPercent: 2.5,
      terms: [24, 36, 48, 60],
      defaultTerm: 48,
      minDeposit: 500,
      depositStep: 100,
      maxDepositShare: 0.6,
      minPrice: 3_000,
      maxPrice: 80_000,
      defaultPrice: 15_000,
      defaultDeposit: 3_000,
    },
  },
] satisfies FinanceSimulatorData[];
