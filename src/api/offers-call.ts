import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { type Endpoint, endpointLabel } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { readAnswer } from "#contract/read-answer.ts";
import { defaultLocale } from "#platform/locale.ts";
import { perProcess } from "#platform/per-process.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { headersFor } from "./call-headers.ts";
import { transportFor } from "./choose-transport.ts";
import type { Transport } from "./transport.ts";

/** Calls of ours that need a token, so a service that has them refuses a request without one. */
type OffersOf<Name extends EndpointName> = Name extends EndpointName
  ? (typeof endpoints)[Name] extends { readonly extension: true; readonly token: "required" }
    ? Name
    : never
  : never;
export type OptionalCall = OffersOf<EndpointName>;

const waitTimeoutMs = 700;

/**
 * Whether a service has a call of ours. The probe has no token and no content: a service that has the call refuses it,
 * one without it answers 404, 405 or 501. A service that does not answer counts as having it.
 */
export const probeOffer = async (
  endpoint: Endpoint,
  { mayHang, ready, send }: Transport,
): Promise<boolean> => {
  if (!mayHang) return true;
  const { path, method, encoding } = endpoint;
  const headers = headersFor(endpoint, { locale: defaultLocale });
  const body = encoding === "json" ? "{}" : undefined;
  if (body) headers.set("content-type", "application/json");
  try {
    await ready?.();
    const sent = { path: path.replaceAll(/\{\w+\}/g, "none"), method, headers, body };
    const answer = await withTimeout(waitTimeoutMs, async (signal) =>
      readAnswer(endpoint, await send(sent, signal)),
    );
    return answer.ok || answer.error.kind !== "not-implemented";
  } catch {
    return true;
  }
};

type Known = { readonly until: number; readonly answer: Promise<boolean> };

const known = perProcess("offered-calls", () => new Map<string, Known>());

/** Whether the services have a call of ours, so that what it does can be offered; what they answered counts for ten minutes. */
export const offersCall = async (name: OptionalCall): Promise<boolean> => {
  const endpoint: Endpoint = endpoints[name];
  const transport = transportFor(endpoint.service);
  const key = endpointLabel(endpoint);
  const now = Date.now();
  const cached = known().get(key);
  if (cached && cached.until > now) return cached.answer;
  const answer = probeOffer(endpoint, transport);
  known().set(key, { until: now + cacheLifetimes.offeredCall * 1000, answer });
  return answer;
};
