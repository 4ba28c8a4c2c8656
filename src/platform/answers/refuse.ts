import type { FailureKind } from "#platform/result.ts";
import { cacheControl } from "./cache-control.ts";
import { failureStatus } from "./failure-status.ts";

interface Refused {
  readonly kind: FailureKind;
  /** For a developer, in English; a visitor reads the message of the page that sent the request. */
  readonly message?: string;
  /** Path of the offending input. */
  readonly field?: string;
}

const unavailable = 503;

/**
 * The refusal of a route for scripts and machines: `{ error: { code, message?, field? } }`, not cacheable. Failures of
 * services are reported as unavailable, without details.
 */
export const refuse = ({ kind, message, field }: Refused): Response => {
  const status = failureStatus(kind);
  const error = status === unavailable ? { code: "unavailable" } : { code: kind, message, field };
  return Response.json({ error }, { status, headers: { "cache-control": cacheControl.noStore } });
};
