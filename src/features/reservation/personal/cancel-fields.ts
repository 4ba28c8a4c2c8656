import { z } from "zod";
import type { FormFields } from "#forms/form-field.ts";

/** The optional reason of a cancellation. */
export const cancelFields = {
  reason: { longest: 500, lines: true, schema: z.string().trim() },
} as const satisfies FormFields;
