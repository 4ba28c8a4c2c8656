import type { ErrorCode } from "#contract/error-codes.ts";

/** An expected refusal, with a code of the contract; `message` is sent to the caller, so it must not reveal internals. */
export class BackendError extends Error {
  override readonly name: string = "BackendError";
  readonly code: ErrorCode;
  /** Path of the wrong field: `delivery.zipCode`. */
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

/** It existed, and does not come back. */
export class GoneError extends BackendError {
  override readonly name = "GoneError";
  constructor(message: string) {
    super("gone", message);
  }
}

/** A limit was reached; `retryAfterSeconds` is a whole number of at least 1. */
export class TooOftenError extends BackendError {
  override readonly name = "TooOftenError";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("rate-limited", `Too often: try again in ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
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
