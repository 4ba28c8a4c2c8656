import { z } from "zod";
import { defineBlock } from "./define-block.ts";

const euros = z.int().nonnegative();
const taxPercent = z.number().nonnegative().max(20);

export const financeSimulatorSchema = z.object({
  heading: z.string().min(1),
  text: z.string().optional(),
  /** The list that shows vehicles up to a price: `?priceTo=` is added. */
  list: z.string().startsWith("/").optional(),
  /** Without it there is nothing to calculate by but each vehicle's own offer. */
  credit: z
    .object({
      tan: z.number().nonnegative().max(50),
      openingPercent: z.number().nonnegative().max(20),
      taxes: z
        .object({
          usedMonthlyPercent: taxPercent,
          usedYearPercent: taxPercent,
          usedFiveYearsPercent: taxPercent,
          interestPercent: taxPercent,
          expensesPercent: taxPercent,
        })
        .optional(),
      terms: z.array(z.int().min(1).max(240)).min(1),
      defaultTerm: z.int().min(1).max(240),
      minDeposit: euros,
      depositStep: z.int().positive(),
      maxDepositShare: z.number().positive().max(0.9),
      minPrice: z.int().positive(),
      maxPrice: z.int().positive(),
      defaultPrice: z.int().positive(),
      defaultDeposit: euros,
    })
    .refine(({ minPrice, maxPrice }) => minPrice <= maxPrice, "minPrice is above maxPrice")
    .refine(({ minDeposit, minPrice }) => minDeposit < minPrice, "minDeposit leaves nothing to finance")
    .optional(),
});

export const financeSimulatorBlock = defineBlock({
  key: "finance-simulator",
  data: financeSimulatorSchema,
  reads: "amounts-and-place",
});

export type FinanceSimulatorData = z.output<typeof financeSimulatorSchema>;
