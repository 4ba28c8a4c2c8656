import type { FailureKind } from "#platform/result.ts";

/** Failures that have an HTTP status (RFC 9110) of their own, the same in both directions. */
const statuses = {
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  gone: 410,
  "rate-limited": 429,
  "not-implemented": 501,
} as const satisfies Partial<Record<FailureKind, number>>;

const kinds = new Map<number, FailureKind>([
  ...Object.entries(statuses).map(([kind, status]) => [status, kind as FailureKind] as const),
  [408, "timeout"],
  [504, "timeout"],
]);

/** What an HTTP status that is no success means: 4xx without a meaning of its own is `invalid`, 5xx is `server`. */
export const failureKindOf = (status: number): FailureKind => {
  const known = kinds.get(status);
  if (known) return known;
  if (status >= 500) return "server";
  return status >= 400 ? "invalid" : "contract";
};

/** The status under which we answer a failure; a service that does not answer well is not our visitor's error: 503. */
export const failureStatus = (kind: FailureKind): number =>
  kind === "invalid" ? 400 : ((statuses as Partial<Record<FailureKind, number>>)[kind] ?? 503);
