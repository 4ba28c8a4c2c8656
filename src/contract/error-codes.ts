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

/** Each code in words, for the author of a service. */
export const errorWords: Readonly<Record<ErrorCode, string>> = {
  "invalid-field": "a value is not what the contract allows; `field` names it",
  "broken-body": "the body is not of its media type, or breaks off",
  "picture-cut": "the picture is damaged",
  unauthorized: "there is no valid token: the shop renews it or ends the session",
  forbidden: "the password is wrong",
  "not-found": "what the call names does not exist, or is not the caller's",
  "method-not-allowed": "the path has other methods",
  conflict: "the present state forbids it",
  "vehicle-taken": "the vehicle is reserved or sold",
  "price-changed": "the total is no longer the one that was shown",
  "quote-changed": "the credit is no longer offered as it was shown",
  "trade-in-expired": "the valuation has ended",
  "trade-in-promised": "another reservation counts on the trade-in",
  "details-submitted": "the condition of the car was handed in",
  "slot-taken": "the slot is not free any more",
  "appointment-limit": "too many appointments today",
  "too-few-comparables": "too few vehicles are like the car: the shop offers a request to a dealer",
  "hold-limit": "the customer holds too many vehicles without having paid",
  "cards-declined": "too many cards were declined today",
  "favourite-limit": "the list of favourites is full",
  "list-full": "the list is full",
  "already-paid": "the reservation is paid",
  "payments-off": "nothing is reserved online at present",
  gone: "it existed and does not come back",
  "too-large": "the body has too many bytes",
  "too-many-pixels": "the picture has too many pixels",
  "unsupported-media-type": "the body, or the picture in it, is of another type",
  "rate-limited": "too often: `retry-after` says in how many seconds to try again",
  internal: "the service failed",
  "not-implemented": "the service does not have the call: the shop hides what needs it",
  unavailable: "the service cannot answer at the moment",
  busy: "too much to do at the moment",
};

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
