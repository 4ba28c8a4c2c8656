import "server-only";
import { buildRequest } from "#contract/build-request.ts";
import {
  type DataOf,
  type Endpoint,
  endpointLabel,
  type InputFor,
  type ServiceName,
} from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { readAnswer } from "#contract/read-answer.ts";
import type { Campaign } from "#contract/tracking.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { type Failed, type FailureKind, fail, type Result } from "#platform/result.ts";
import { timeLeft } from "#platform/time-budget.ts";
import { callTimes } from "./call-times.ts";
import { transportFor } from "./choose-transport.ts";
import { createResilience, type Plan, sharedResilience } from "./resilience.ts";
import type { Transport } from "./transport.ts";
import { withTimeout } from "./with-timeout.ts";

/** Who calls. Renders that are kept for everyone say only the language. */
export interface Caller {
  readonly locale: Locale;
  readonly token?: string;
  readonly sessionId?: string;
  readonly campaign?: Campaign;
}

const headersFor = ({ path, service, method, token: tokenUse }: Endpoint, caller: Caller): Headers => {
  const headers = new Headers({
    accept: "application/json",
    "accept-language": caller.locale,
    "x-company-id": String(env().COMPANY_ID),
  });
  if (caller.sessionId) headers.set("x-session-id", caller.sessionId);
  if (caller.token && tokenUse !== "none") headers.set("authorization", `Bearer ${caller.token}`);
  if (service === "content" && method === "GET" && path.startsWith("/pages/"))
    headers.set("cache-control", "no-cache");
  return headers;
};

const failureOf = (error: unknown, endpoint: string): Failed => {
  const timedOut = error instanceof Error && error.name === "TimeoutError";
  return fail(timedOut ? "timeout" : "unreachable", error instanceof Error ? error.message : String(error), {
    endpoint,
  });
};

const untimed = { milliseconds: Number.POSITIVE_INFINITY, usualMilliseconds: Number.POSITIVE_INFINITY };

/** The time of a call over the given way: its own, or what is left of the answer's. */
const timeOf = (
  name: EndpointName,
  { mayHang }: Transport,
): Pick<Plan, "milliseconds" | "usualMilliseconds"> => {
  if (!mayHang) return untimed;
  const { milliseconds: usualMilliseconds, endsWithAnswer } = callTimes[name];
  const milliseconds = endsWithAnswer ? Math.min(usualMilliseconds, timeLeft()) : usualMilliseconds;
  return { milliseconds, usualMilliseconds };
};

type Endpoints = typeof endpoints;

/** Calls an endpoint by its name; see `call`. */
export type Call = <N extends EndpointName>(
  name: N,
  input: InputFor<Endpoints[N]>,
  caller: Caller,
) => Promise<Result<DataOf<Endpoints[N]>>>;

const unlogged: ReadonlySet<FailureKind> = new Set(["not-found", "gone", "not-implemented"]);

/** A client of the services over the given transports, with circuit breakers of its own unless they are given. */
export const createCall =
  (transportOf: (service: ServiceName) => Transport, withResilience = createResilience()): Call =>
  async <N extends EndpointName>(name: N, input: InputFor<Endpoints[N]>, caller: Caller) => {
    const endpoint: Endpoints[N] & Endpoint = endpoints[name];
    const built = buildRequest<Endpoint>(endpoint, input as InputFor<Endpoint>, caller.campaign);
    if (!built.ok) return built;
    const { path, method, body, contentType } = built.value;

    const transport = transportOf(endpoint.service);
    const attempt = async (milliseconds: number): Promise<Result<DataOf<Endpoints[N]>>> => {
      const headers = headersFor(endpoint, caller);
      if (contentType) headers.set("content-type", contentType);
      try {
        return await withTimeout(milliseconds, async (signal) =>
          readAnswer<Endpoints[N]>(endpoint, await transport.send({ path, method, headers, body }, signal)),
        );
      } catch (error) {
        return failureOf(error, endpointLabel(endpoint));
      }
    };
    const { idempotent } = endpoint;
    const result = await withResilience({ endpoint: name, idempotent, ...timeOf(name, transport) }, attempt);
    if (!result.ok && !unlogged.has(result.error.kind)) {
      log().warn({ ...result.error, call: name }, "A service call failed");
    }
    return result;
  };

/**
 * Calls a service by the name of an endpoint. Never throws: whatever goes wrong, down to an answer that breaks the
 * contract, is a failed result that callers look at. Times: call-times.ts; retries and breakers: resilience.ts.
 */
export const call: Call = createCall(transportFor, sharedResilience());
