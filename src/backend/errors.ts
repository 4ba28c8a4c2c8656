/** What a service call can be refused with, as a closed list; `http/error-response.ts` gives each its HTTP status. */
export const errorCodes = [
  "invalid-field",
  "broken-body",
  "too-large",
  "unsupported-media-type",
  "not-found",
  "gone",
  "method-not-allowed",
  "conflict",
  "unauthorized",
  "forbidden",
  "rate-limited",
  "not-implemented",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** An expected refusal; `message` goes to the caller, so it says nothing of the inside. */
export class BackendError extends Error {
  override readonly name: string = "BackendError";
  readonly code: ErrorCode;
  /** The input at fault, in dots: `delivery.zipCode`. */
  readonly field: string | undefined;

  constructor(code: ErrorCode, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

export class NotFoundError extends BackendError {
  override readonly name = "NotFoundError";
  constructor(message: string) {
    super("not-found", message);
  }
}

/** It was there, and does not come back. */
export class GoneError extends BackendError {
  override readonly name = "GoneError";
  constructor(message: string) {
    super("gone", message);
  }
}

export class InvalidFieldError extends BackendError {
  override readonly name = "InvalidFieldError";
  constructor(field: string, message: string) {
    super("invalid-field", message, field);
  }
}

export class NotImplementedError extends BackendError {
  override readonly name = "NotImplementedError";
  constructor(message: string) {
    super("not-implemented", message);
  }
}
