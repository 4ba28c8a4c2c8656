import type { PartState } from "../card-values.ts";

/** What Stripe says of one of its fields whenever it changes. */
type StripeChange = {
  readonly empty: boolean;
  readonly complete: boolean;
  readonly error?: { readonly code: string } | undefined;
};

/** How far a field of Stripe's has come; the codes are those of its validation errors. */
export const readStripeState = ({ empty, complete, error }: StripeChange): PartState => {
  if (error?.code.endsWith("_past")) return "past";
  if (error) return error.code.startsWith("incomplete") ? "incomplete" : "invalid";
  if (complete) return "complete";
  return empty ? "empty" : "incomplete";
};
