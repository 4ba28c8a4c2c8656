import type { z } from "zod";

/** Marks a field that the customer's specification does not have: a service may leave it out, and its part is not rendered then. */
export const ours = <S extends z.ZodType>(schema: S) =>
  schema.optional().meta({ description: "Extension: not in the specification" });
