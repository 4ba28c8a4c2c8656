import { z } from "zod";
import type { FormFields } from "#forms/form-field.ts";

/** Why somebody cancels, if they say so. */
export const cancelFields = {
  reason: { longest: 500, lines: true, schema: z.string().trim() },
} as const satisfies FormFields;
