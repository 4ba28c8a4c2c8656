import { DrizzleQueryError } from "drizzle-orm";
import { redactText } from "#platform/redact-text.ts";

/** The stack without the message above it. */
const stackOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/**
 * The parts of an error that may be logged. The error of a failed statement contains the statement's values, and the detail of a violated
 * constraint too; they may be personal data.
 */
export const loggableError = (error: unknown): Readonly<Record<string, unknown>> => {
  // The error of a lost connection contains its whole client, including the password.
  if (error instanceof Error && "client" in error)
    return { problem: error.message, code: (error as { code?: unknown }).code, stack: stackOf(error) };
  if (!(error instanceof DrizzleQueryError)) return { err: error };
  const { message, code, constraint } = (error.cause ?? {}) as Partial<Record<string, unknown>>;
  return { problem: message, code, constraint, query: error.query, stack: stackOf(error) };
};

/** The same as one line, for a place that stores texts. */
export const briefError = (error: unknown): string => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return redactText(cause instanceof Error ? `${cause.name}: ${cause.message}` : "not an error").slice(
    0,
    500,
  );
};
