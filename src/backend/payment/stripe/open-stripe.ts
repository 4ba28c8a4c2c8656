import Stripe from "stripe";
// Not the global fetch: the framework replaces it with one that caches.
import { fetch } from "undici";
import { isLocalUrl } from "#platform/env-values.ts";

/** The pinned API version; Stripe answers in it whatever version the account has. */
const apiVersion = "2026-10-28.endive";

/** Timeout of one try, from the connection to the last byte of the answer. */
const tryMs = 4_000;

/** Retries after a network failure or an error of Stripe's, with the same idempotency key. */
const retries = 1;

export type StripeAddress = {
  readonly secretKey: string;
  /** `STRIPE_API_BASE`. */
  readonly apiBase: string;
};

/** Following a redirect would send the secret key elsewhere. */
const send = (address: string | URL | Request, init?: RequestInit): Promise<Response> =>
  fetch(String(address), { ...(init as object), redirect: "error" }) as unknown as Promise<Response>;

/**
 * Opens Stripe's package with `apiBase`. A call takes at most two tries of four seconds and half a second between them.
 * Throws when the address has a path, which the package would omit, or when keys would be sent unencrypted.
 */
export const openStripe = ({ secretKey, apiBase }: StripeAddress): Stripe => {
  const { protocol, hostname, port, pathname } = new URL(apiBase);
  if (pathname !== "/") throw new Error("STRIPE_API_BASE must be an address without a path");
  const isPlain = protocol === "http:";
  if (isPlain && !isLocalUrl(apiBase)) throw new Error("STRIPE_API_BASE must start with https://");
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    port: port || (isPlain ? "80" : "443"),
    protocol: isPlain ? "http" : "https",
    timeout: tryMs,
    maxNetworkRetries: retries,
    telemetry: false,
    // The package's own client restarts its timeout with each chunk and has none for connecting.
    httpClient: Stripe.createFetchHttpClient(send),
  });
};

/**
 * Whether Stripe replayed the answer that it stores for this idempotency key, which shows the state at the first call. Accepts answers and
 * errors of the package, whose headers differ in form.
 */
export const isReplayed = (headers: Readonly<Record<string, string>> | undefined): boolean =>
  new Headers(headers).get("idempotent-replayed") === "true";
