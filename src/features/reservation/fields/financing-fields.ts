import { z } from "zod";
import { amountPattern, readAmount } from "#domain/read-amount.ts";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormFields } from "#forms/form-field.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

/** Deposit in euros and term in months, with `promo` 0 by the credit without the campaign; with `next` the figures are only shown anew, with `car` those with the trade-in as the deposit. */
export const financingFields = {
  deposit: {
    longest: 14,
    pattern: amountPattern,
    schema: z.string().transform((text, context) => {
      const amount = readAmount(text);
      if (amount !== undefined && amount >= 0) return amount;
      context.addIssue({ code: "custom", message: keyed("depositInvalid") });
      return z.NEVER;
    }),
  },
  months: {
    longest: 3,
    schema: z
      .string()
      .regex(/^\d{1,3}$/, keyed("monthsMissing"))
      .transform(Number),
  },
  promo: { longest: 1, schema: z.enum(["", "0"], keyed("refused")) },
  next: { longest: 5, schema: z.enum(["", "again", "car"], keyed("refused")) },
} as const satisfies FormFields;
