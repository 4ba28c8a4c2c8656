import Stripe from "stripe";
import type { z } from "zod";

/**
 * A failed call or an invalid answer of Stripe. Contains only what may be logged: Stripe's own texts and objects quote
 * keys, cards and people, so none of them is included.
 */
export class StripeFailure extends Error {
  override readonly name = "StripeFailure";
  /** Stripe's error code, or that of the connection. */
  readonly code: string | undefined;
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** Stripe's id of the request. */
  readonly stripeRequest: string | undefined;

  constructor(what: string, { kind, code, status, stripeRequest }: FailureDetails = {}) {
    const details = [kind, code, status].filter((detail) => detail !== undefined);
    super(`Stripe: ${[what, details.join(" ")].filter((part) => part !== "").join(": ")}`);
    this.code = code;
    this.status = status;
    this.stripeRequest = stripeRequest;
  }
}

type FailureDetails = {
  readonly kind?: string | undefined;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly stripeRequest?: string | undefined;
};

const matching = (value: unknown, form: RegExp): string | undefined =>
  typeof value === "string" && form.test(value) ? value : undefined;

/** The code of a connection error is nested one or two causes deep. */
const connectionCode = (detail: unknown): string | undefined => {
  const { code, cause, exception } = Object(detail);
  return (
    matching(code, /^[A-Z][A-Z_]{1,40}$/) ??
    (cause || exception ? connectionCode(cause ?? exception) : undefined)
  );
};

const asFailure = (what: string, error: unknown): StripeFailure => {
  if (error instanceof StripeFailure) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new StripeFailure(what, { kind: error instanceof Error ? error.name : "not an error" });
  return new StripeFailure(what, {
    kind: error.type,
    code: matching(error.code, /^[a-z_]{1,60}$/) ?? connectionCode(error.detail),
    status: error.statusCode,
    stripeRequest: matching(error.requestId, /^req_\w{1,40}$/),
  });
};

/** Runs `work`; converts any error to a {@link StripeFailure} that names the operation. */
export const attempted = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw asFailure(what, error);
  }
};

/** Stripe's code of a refusal. */
export const refusalCode = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

/** The failure for an answer or a message of another form: names the invalid fields and none of their values. */
export const misfit = (what: string, error: z.ZodError): StripeFailure =>
  new StripeFailure(what, { kind: `wrong ${error.issues.map(({ path }) => path.join(".")).join(", ")}` });
