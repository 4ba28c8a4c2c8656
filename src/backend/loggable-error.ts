import { DrizzleQueryError } from "drizzle-orm";
import { redactText } from "#platform/redact-text.ts";

/** Where it happened, without the message that stands above it. */
const stackOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/**
 * What the log may hold of something thrown. A failed statement's error has the statement's values in it, and a broken
 * constraint's detail too; they may be a person's.
 */
export const loggableError = (error: unknown): Readonly<Record<string, unknown>> => {
  // A connection that is lost comes with its whole client, password and all.
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
