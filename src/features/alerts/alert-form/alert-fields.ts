import { z } from "zod";
import { readAmount } from "#domain/read-amount.ts";
import type { FormField, FormFields } from "#forms/form-field.ts";
import { listNameField } from "#forms/list-name-field.ts";
import type { MistakeKey } from "#forms/mistake.ts";

/** A whole amount, none when left empty. */
const limitField = {
  longest: 20,
  schema: z.string().transform((text, context) => {
    if (text.trim() === "") return undefined;
    const amount = readAmount(text);
    if (amount === undefined || amount < 0)
      context.addIssue({ code: "custom", message: "amountInvalid" satisfies MistakeKey });
    return amount === undefined ? undefined : Math.round(amount);
  }),
} as const satisfies FormField;

/** What of an alert can be changed by hand: its name and the limits that people move. */
export const alertFields = {
  name: listNameField,
  priceTo: limitField,
  kmsTo: limitField,
  yearFrom: limitField,
} as const satisfies FormFields;

/** The filters that have a field of their own. */
export const limitNames = ["priceTo", "kmsTo", "yearFrom"] as const;
