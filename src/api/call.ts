import "server-only";
import { type BuiltRequest, buildRequest } from "#contract/build-request.ts";
import { type Endpoint, endpointLabel, type InputFor, type ServiceName } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import type { ServiceFailure, ServiceResult } from "#contract/error-codes.ts";
import { readAnswer } from "#contract/read-answer.ts";
import { log } from "#platform/log.ts";
import { type Failed, type FailureKind, fail, ok } from "#platform/result.ts";
import { observe } from "#platform/telemetry/metrics.ts";
import { inSpan } from "#platform/telemetry/spans.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { type Caller, headersFor } from "./call-headers.ts";
import { timeOf } from "./call-time.ts";
import { transportFor } from "./choose-transport.ts";
import { type ModelOf, toModel } from "./models/models.ts";
import { createResilience, sharedResilience } from "./resilience.ts";
import { createServiceExtensions, sharedExtensions } from "./service-extensions.ts";
import type { Transport } from "./transport.ts";

const failureOf = (error: unknown, endpoint: string): Failed => {
  const timedOut = error instanceof Error && error.name === "TimeoutError";
  return fail(timedOut ? "timeout" : "unreachable", error instanceof Error ? error.message : String(error), {
    endpoint,
  });
};

type Endpoints = typeof endpoints;

/** Calls an endpoint by its name; see `call`. */
export type Call = <N extends EndpointName>(
  name: N,
  input: InputFor<Endpoints[N]>,
  caller: Caller,
) => Promise<ServiceResult<ModelOf<N>>>;

const unlogged: ReadonlySet<FailureKind> = new Set(["not-found", "gone", "not-implemented"]);

/** Writes a failed call into the log. */
export const logFailedCall = (name: EndpointName, failure: ServiceFailure): void => {
  if (!unlogged.has(failure.kind)) log().warn({ ...failure, call: name }, "A service call failed");
};

/** Measures a call with all its attempts. */
const measured = <R extends ServiceResult<unknown>>(name: EndpointName, work: () => Promise<R>): Promise<R> =>
  inSpan("call", { endpoint: name }, async (note) => {
    const start = performance.now();
    const result = await work();
    const outcome = result.ok ? "ok" : result.error.kind;
    observe("volante_call_duration_seconds", (performance.now() - start) / 1000, { endpoint: name, outcome });
    note({ outcome });
    return result;
  });

/** Refused, and nothing was done: it may have lacked a field of ours that its answer announces. */
const isRefused = (result: ServiceResult<unknown>): boolean => {
  const { status = 0 } = result.ok ? {} : result.error;
  return status >= 400 && status < 500;
};

const isSameRequest = (one: BuiltRequest, other: BuiltRequest): boolean =>
  one.path === other.path && (one.body === other.body || typeof one.body !== "string");

/**
 * A client of the services over the given transports, with circuit breakers and a memory of extensions of its own unless they are given.
 * @param report logs a failed call
 */
export const createCall = (
  transportOf: (service: ServiceName) => Transport,
  withResilience = createResilience(),
  report = logFailedCall,
  extensions = createServiceExtensions(),
): Call => {
  const call = async (
    name: EndpointName,
    input: InputFor<Endpoint>,
    caller: Caller,
  ): Promise<ServiceResult<unknown>> => {
    const endpoint: Endpoint = endpoints[name];
    const transport = transportOf(endpoint.service);
    const absence = extensions.absence(endpoint, transport);
    if (absence) return { ok: false, error: absence };
    const build = () => {
      const announced = extensions.of(endpoint.service, transport);
      return buildRequest(endpoint, input, caller.campaign, announced);
    };
    const built = build();
    if (!built.ok) return built;

    const send = async ({ path, method, body, contentType }: BuiltRequest, signal: AbortSignal) => {
      const headers = headersFor(endpoint, caller);
      if (contentType) headers.set("content-type", contentType);
      const answer = await transport.send({ path, method, headers, body }, signal);
      extensions.learn(endpoint.service, answer);
      return readAnswer(endpoint, answer);
    };
    const attempt = async (milliseconds: number): Promise<ServiceResult<unknown>> => {
      try {
        await transport.ready?.();
        return await withTimeout(milliseconds, async (signal) => {
          const result = await send(built.value, signal);
          const whole = isRefused(result) ? build() : built;
          return whole.ok && !isSameRequest(whole.value, built.value) ? send(whole.value, signal) : result;
        });
      } catch (error) {
        return failureOf(error, endpointLabel(endpoint));
      }
    };
    const { idempotent } = endpoint;
    const plan = { endpoint: name, idempotent, ...timeOf(name, transport) };
    const result = await measured(name, () => withResilience(plan, attempt));
    if (result.ok) return ok(toModel(name, result.value, { input, caller }));
    extensions.noteFailure(endpoint, transport, result.error);
    report(name, result.error);
    return result;
  };
  // Endpoint, input and result belong together by their name, in types that are too many to compare here.
  return call as Call;
};

/**
 * Calls a service by the name of an endpoint. Never throws: whatever goes wrong, down to an answer that breaks the
 * contract, is a failed result that callers look at. Times: call-times.ts; retries and breakers: resilience.ts.
 */
export const call: Call = createCall(
  transportFor,
  (plan, attempt) => sharedResilience()(plan, attempt),
  logFailedCall,
  sharedExtensions(),
);

/** As `call`, but not logged: for calls made every second. */
export const callUnlogged: Call = createCall(
  transportFor,
  (plan, attempt) => sharedResilience()(plan, attempt),
  () => undefined,
  sharedExtensions(),
);
