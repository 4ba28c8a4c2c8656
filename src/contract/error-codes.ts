import type { Failure, Result } from "#platform/result.ts";

/**
 * Why a service refuses a call: every code with its HTTP status. A service answers with no other code; the storefront
 * reads one that it does not know by the status alone.
 */
export const errorCodes = {
  "invalid-field": 400,
  "broken-body": 400,
  "picture-cut": 400,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "vehicle-taken": 409,
  "price-changed": 409,
  "quote-changed": 409,
  "trade-in-expired": 409,
  "trade-in-promised": 409,
  "details-submitted": 409,
  "slot-taken": 409,
  "appointment-limit": 409,
  "too-few-comparables": 409,
  "hold-limit": 409,
  "cards-declined": 409,
  "favourite-limit": 409,
  "list-full": 409,
  "already-paid": 409,
  "payments-off": 409,
  gone: 410,
  "too-large": 413,
  "too-many-pixels": 413,
  "unsupported-media-type": 415,
  "rate-limited": 429,
  internal: 500,
  "not-implemented": 501,
  unavailable: 503,
  busy: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCodes;

/** A failed call. `code` distinguishes failures of the same kind: a vehicle that is taken, a price that has changed. */
export type ServiceFailure = Failure &
  Readonly<{
    code?: ErrorCode;
    /** The answer had no error envelope: it is not a service of this contract that refuses. */
    isBare?: true;
  }>;

/** What a call of a service ends with. */
export type ServiceResult<T> = Result<T, ServiceFailure>;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

/** The codes of the statuses from `lowest` to `lowest` + 99 in words: `400: invalid-field, broken-body; 401: ...`. */
export const describeCodes = (lowest: number): string => {
  const codes = Object.entries(errorCodes).filter(([, status]) => Math.floor(status / 100) * 100 === lowest);
  return [...Map.groupBy(codes, ([, status]) => status)]
    .map(([status, same]) => `${status}: ${same.map(([code]) => code).join(", ")}`)
    .join("; ");
};
