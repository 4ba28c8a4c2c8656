import "server-only";
// Not the global fetch: the framework replaces that with one that takes part in its caching.
import { fetch, FormData as ServiceFormData } from "undici";
import { traceHeaders } from "#platform/telemetry/spans.ts";
import type { ServiceRequest, Transport } from "./transport.ts";

/** The client has its own FormData class and knows no other. */
const bodyFor = (
  body: ServiceRequest["body"],
): Exclude<ServiceRequest["body"], FormData> | ServiceFormData => {
  if (!(body instanceof FormData)) return body;
  const form = new ServiceFormData();
  for (const [name, value] of body) form.append(name, value);
  return form;
};

/**
 * Calls a service below `base`.
 * @param redirect refused where it is left out: a service has no business sending tokens elsewhere; `manual` answers it
 */
export const httpTransport = (base: string, redirect: "error" | "manual" = "error"): Transport => ({
  mayHang: true,
  send: async ({ path, method, headers, body }, signal) => {
    const answer = await fetch(`${base.replace(/\/$/, "")}${path}`, {
      method,
      headers: [...headers, ...Object.entries(traceHeaders())],
      body: bodyFor(body),
      signal,
      redirect,
    });
    return new Response(answer.body as ReadableStream | null, {
      status: answer.status,
      headers: [...answer.headers],
    });
  },
});
