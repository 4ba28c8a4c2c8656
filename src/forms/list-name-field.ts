import { z } from "zod";
import type { FormField } from "./form-field.ts";
import type { MistakeKey } from "./mistake.ts";

/** What an alert or a search is called. */
export const listNameField = {
  longest: 120,
  schema: z
    .string()
    .trim()
    .min(1, "searchNameMissing" satisfies MistakeKey),
} as const satisfies FormField;
