import { z } from "zod";
import type { FieldErrorKey } from "./field-error.ts";
import type { FormField } from "./form-field.ts";

/** Name of an alert or a saved search. */
export const listNameField = {
  longest: 120,
  schema: z
    .string()
    .trim()
    .min(1, "searchNameMissing" satisfies FieldErrorKey),
} as const satisfies FormField;
