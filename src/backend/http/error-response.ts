import { BackendError, TooOftenError } from "#backend/errors.ts";
import { loggableError } from "#backend/loggable-error.ts";
import { explainFailure } from "#backend/store/explain-failure.ts";
import { isDatabaseUnavailable } from "#backend/store/is-database-unavailable.ts";
import type { ErrorEnvelope } from "#contract/envelope.ts";
import { type ErrorCode, errorCodes, type ServiceFailure } from "#contract/error-codes.ts";
import type { Logger } from "#platform/log.ts";

/**
 * The response to an expected refusal, or to any other error: then the log has the detail, not the caller. A lost database is 503: the same
 * call may succeed once it is back.
 */
export const errorResponse = (error: unknown, logger: Logger): Response => {
  if (error instanceof BackendError) {
    const response = refuse(error.code, error.message, error.field);
    if (error instanceof TooOftenError) response.headers.set("retry-after", String(error.retryAfterSeconds));
    return response;
  }
  if (isDatabaseUnavailable(error)) {
    logger.error(loggableError(error), explainFailure(error) ?? "the database went away");
    return refuse("unavailable", "The service is not available at the moment");
  }
  logger.error(loggableError(error), "a service call failed");
  return refuse("internal", "The service failed");
};

/** The response to a request that the contract does not allow. */
export const invalidResponse = ({ code = "invalid-field", message, field }: ServiceFailure): Response =>
  refuse(code, message, field);

const refuse = (code: ErrorCode, message: string, field?: string): Response => {
  const status = errorCodes[code];
  const error = { code, message, ...(field !== undefined && { field }) };
  return Response.json({ error, status } satisfies ErrorEnvelope, { status });
};
