import type { FailureKind } from "#platform/result.ts";
import { cacheControl } from "./cache-control.ts";
import { failureStatus } from "./failure-status.ts";

interface Refused {
  readonly kind: FailureKind;
  /** For a developer, in English; a visitor is told by the page that asked. */
  readonly message?: string;
  /** Path of the offending input. */
  readonly field?: string;
}

const unavailable = 503;

/**
 * The refusal of a route that scripts and machines ask: `{ error: { code, message?, field? } }`, kept by nobody.
 * What is wrong with the services is none of the caller's business: it is told that they are unavailable.
 */
export const refuse = ({ kind, message, field }: Refused): Response => {
  const status = failureStatus(kind);
  const error = status === unavailable ? { code: "unavailable" } : { code: kind, message, field };
  return Response.json({ error }, { status, headers: { "cache-control": cacheControl.nobody } });
};
