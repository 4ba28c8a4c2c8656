import { DrizzleQueryError } from "drizzle-orm";
import { BackendError, type ErrorCode } from "#backend/errors.ts";
import type { ErrorEnvelope } from "#contract/envelope.ts";
import type { Logger } from "#platform/log.ts";
import type { Failure } from "#platform/result.ts";

const statuses = {
  "invalid-field": 400,
  "broken-body": 400,
  "too-large": 413,
  "unsupported-media-type": 415,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  gone: 410,
  "rate-limited": 429,
  internal: 500,
  "not-implemented": 501,
} as const satisfies Record<ErrorCode, number>;

/** The answer to an expected refusal, or to anything else that was thrown: then the log has the detail, not the caller. */
export const errorResponse = (error: unknown, logger: Logger): Response => {
  if (error instanceof BackendError) return refuse(error.code, error.message, error.field);
  logger.error(loggable(error), "a service call failed");
  return refuse("internal", "The service failed");
};

/** A failed statement's error holds its values, and a broken constraint's detail too; they may be a person's. */
const loggable = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof DrizzleQueryError)) return { err: error };
  const { message, code, constraint } = (error.cause ?? {}) as Partial<Record<string, unknown>>;
  return { problem: message, code, constraint, query: error.query, stack: stackOf(error) };
};

/** Where it happened, without the message that stands above it. */
const stackOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** The answer to a request that the contract does not allow. */
export const invalidResponse = (failure: Failure): Response => {
  const status = failure.status ?? 400;
  return envelope(status, failure.code ?? "invalid-field", failure.message, failure.field);
};

const refuse = (code: ErrorCode, message: string, field?: string): Response =>
  envelope(statuses[code], code, message, field);

const envelope = (status: number, code: string, message: string, field?: string): Response => {
  const body: ErrorEnvelope = {
    error: { code, message, ...(field !== undefined && { field }) },
    status,
  };
  return Response.json(body, { status });
};
