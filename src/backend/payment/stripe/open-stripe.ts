import Stripe from "stripe";
// Not the global fetch: the framework replaces that with one that takes part in its caching.
import { fetch } from "undici";
import { isLocalUrl } from "#platform/env-values.ts";

/** What this code was written for; Stripe answers in its form however old or new the account is. */
const apiVersion = "2026-10-28.endive";

/** Of one try, from the connection to the last byte of the answer. */
const tryMs = 4_000;

/** After a try that failed without an answer, or by Stripe's own fault; under the same idempotency key. */
const retries = 1;

export type StripeAddress = {
  readonly secretKey: string;
  /** `STRIPE_API_BASE`. */
  readonly apiBase: string;
};

/** A redirect would take the secret key elsewhere. */
const send = (address: string | URL | Request, init?: RequestInit): Promise<Response> =>
  fetch(String(address), { ...(init as object), redirect: "error" }) as unknown as Promise<Response>;

/**
 * Stripe's package, speaking to `apiBase`. A call takes at most two tries of four seconds and half a second between them.
 * Throws when the address has a path, which the package would leave out, or when keys would travel unencrypted.
 */
export const openStripe = ({ secretKey, apiBase }: StripeAddress): Stripe => {
  const { protocol, hostname, port, pathname } = new URL(apiBase);
  if (pathname !== "/") throw new Error("STRIPE_API_BASE must be an address without a path");
  const isPlain = protocol === "http:";
  if (isPlain && !isLocalUrl(apiBase)) throw new Error("STRIPE_API_BASE must begin with https://");
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    port: port || (isPlain ? "80" : "443"),
    protocol: isPlain ? "http" : "https",
    timeout: tryMs,
    maxNetworkRetries: retries,
    telemetry: false,
    // Its own client counts each silence anew and waits for a connection without end.
    httpClient: Stripe.createFetchHttpClient(send),
  });
};

/**
 * Whether Stripe gave the answer that it had kept for this idempotency key: what it says is of the first time. Works for answers and
 * errors of the package, whose headers differ in form.
 */
export const isReplayed = (headers: Readonly<Record<string, string>> | undefined): boolean =>
  new Headers(headers).get("idempotent-replayed") === "true";
