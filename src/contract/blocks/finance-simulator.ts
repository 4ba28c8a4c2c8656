import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

const euros = z.int().nonnegative();
const taxPercent = z.number().nonnegative().max(20);

export const financeSimulatorSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Calcula tu cuota"),
      text: field(z.string().optional(), "Text below the heading", "Cambia la entrada y el plazo."),
      list: field(
        z.string().startsWith("/").optional(),
        "The list that shows vehicles up to the price: `?priceTo=` is added",
        "/coches-ocasion/",
      ),
      credit: field(
        z
          .object({
            tan: field(z.number().nonnegative().max(50), "Nominal interest rate (TIN, TAN)", 8.99, "%"),
            openingPercent: field(
              z.number().nonnegative().max(20),
              "Opening commission, of the credit",
              2.5,
              "%",
            ),
            taxes: field(
              z
                .object({
                  usedMonthlyPercent: field(
                    taxPercent,
                    "Of the credit, for each month of one shorter than a year",
                    0.141,
                    "%",
                  ),
                  usedYearPercent: field(taxPercent, "Of the credit, once, for a year or longer", 1.76, "%"),
                  usedFiveYearsPercent: field(
                    taxPercent,
                    "Of the credit, once, for five years or longer",
                    1.76,
                    "%",
                  ),
                  interestPercent: field(taxPercent, "Of the interest", 4, "%"),
                  expensesPercent: field(taxPercent, "Of the commissions", 4, "%"),
                })
                .optional(),
              "Taxes on the credit; left out where there are none",
            ),
            terms: field(
              z.array(z.int().min(1).max(240)).min(1),
              "Terms to choose from",
              [24, 36, 48, 60, 72, 84, 96],
              "months",
            ),
            defaultTerm: field(z.int().min(1).max(240), "Term to begin with", 84, "months"),
            minDeposit: field(euros, "Lowest deposit", 500, "EUR"),
            depositStep: field(z.int().positive(), "Deposits are multiples of this", 100, "EUR"),
            maxDepositShare: field(
              z.number().positive().max(0.9),
              "Highest deposit, of the price",
              0.6,
              "share",
            ),
            minPrice: field(z.int().positive(), "Lowest price", 4000, "EUR"),
            maxPrice: field(z.int().positive(), "Highest price", 60_000, "EUR"),
            defaultPrice: field(z.int().positive(), "Price to begin with", 15_000, "EUR"),
            defaultDeposit: field(euros, "Deposit to begin with", 2000, "EUR"),
          })
          .refine(({ minPrice, maxPrice }) => minPrice <= maxPrice, "minPrice is above maxPrice")
          .refine(({ minDeposit, minPrice }) => minDeposit < minPrice, "minDeposit leaves nothing to finance")
          .optional(),
        "The credit to calculate by; left out, only each vehicle's own offer is shown",
      ),
    }),
    "Calculates an instalment by price, deposit and term",
  ),
);

export const financeSimulatorBlock = defineBlock({
  key: "finance-simulator",
  data: financeSimulatorSchema,
  reads: "amounts-and-place",
});

export type FinanceSimulatorData = z.output<typeof financeSimulatorSchema>;
