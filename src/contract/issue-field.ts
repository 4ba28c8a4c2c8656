import type { z } from "zod";

/** The first thing that a schema found wrong: the path of the field in dots (`delivery.zipCode`) and what was expected there. */
export const firstIssue = (error: z.ZodError): { readonly field: string; readonly message: string } => {
  const issue = error.issues[0];
  return { field: issue?.path.map(String).join(".") ?? "", message: issue?.message ?? "Invalid input" };
};
