import { z } from "zod";
import type { FieldErrorKey } from "#forms/field-error.ts";
import type { FormFields } from "#forms/form-field.ts";

const keyed = (key: FieldErrorKey): FieldErrorKey => key;

const shown = {
  longest: 16,
  schema: z
    .string()
    .regex(/^(?:\d{1,9}(?:\.\d{1,4})?)?$/, keyed("priceChanged"))
    .transform((text) => (text === "" ? undefined : Number(text))),
};

/** The figures that the summary shows are submitted with it: the service refuses others, so changing them gains nothing. */
export const summaryFields = {
  price: shown,
  fee: shown,
  capital: shown,
  taeg: shown,
  mtic: shown,
  conditions: { longest: 2, schema: z.literal("on", keyed("conditionsMissing")) },
} as const satisfies FormFields;
