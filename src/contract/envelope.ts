import { z } from "zod";
import { errorCodes } from "./error-codes.ts";

/** Read as any text, described as one of ours. */
const code = z.string().meta({ enum: Object.keys(errorCodes) });

/** `{ error: { code, message, field? }, status }`: every answer of a service that is not a success. */
export const errorEnvelope = z.object({
  error: z.object({ code, message: z.string(), field: z.string().optional() }),
  status: z.int().min(400).max(599),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
