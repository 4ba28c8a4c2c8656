import { z } from "zod";
import { errorCodes } from "./error-codes.ts";
import { field } from "./field.ts";

/** Read as any text, described as one of ours. */
const code = z.string().meta({
  description: "Why it was refused; a code that is not in this list counts as its status alone",
  examples: ["invalid-field"],
  enum: Object.keys(errorCodes),
});

/** `{ error: { code, message, field? }, status }`: every answer of a service that is not a success. */
export const errorEnvelope = field(
  z.object({
    error: field(
      z.object({
        code,
        message: field(
          z.string(),
          "What is wrong, for logs and engineers: visitors never read it",
          "5 digits",
        ),
        field: field(
          z.string().optional(),
          "Path of the field to blame, with dots; the storefront shows the error there",
          "delivery.zipCode",
        ),
      }),
      "The reason",
    ),
    status: field(z.int().min(400).max(599), "HTTP status, the same as that of the answer", 400),
  }),
  "Every answer that is not a success",
);

export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
