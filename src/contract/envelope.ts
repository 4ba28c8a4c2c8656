import { z } from "zod";

/** `{ error: { code, message, field? }, status }`: every answer of a service that is not a success. */
export const errorEnvelope = z.object({
  error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }),
  status: z.int().min(400).max(599),
});

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
