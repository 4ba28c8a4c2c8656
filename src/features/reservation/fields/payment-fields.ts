import { z } from "zod";
import { addressValue } from "#domain/address-value.ts";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormFields } from "#forms/form-field.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

/** The trade-in that is chosen by these words: none, or one that is still to be valued. */
export const noTradeIn = "no";
export const toBeValued = "value";

/** How it is paid: with a car of one's own, and with a credit or without (specification 3: `includeTradein`, `includeFinancing`). */
export const paymentFields = {
  /** `no`, `value`, or the id of a stored one. */
  retake: {
    longest: 64,
    schema: z
      .string()
      .min(1, { error: keyed("tradeInChoiceMissing"), abort: true })
      .regex(new RegExp(`^${addressValue}$`), keyed("tradeInChoiceMissing")),
  },
  financing: { longest: 3, schema: z.enum(["yes", "no"], keyed("financingMissing")) },
} as const satisfies FormFields;

/** The id of the stored trade-in that was chosen. */
export const chosenTradeIn = (retake: string | undefined): string | undefined =>
  retake && retake !== noTradeIn && retake !== toBeValued ? retake : undefined;
