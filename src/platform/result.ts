/** What can go wrong in a call or a decision, as a closed list. */
export const failureKinds = [
  "not-found",
  "invalid",
  "unauthorized",
  "forbidden",
  "conflict",
  "gone",
  "rate-limited",
  "timeout",
  "unreachable",
  "server",
  "contract",
  "not-implemented",
] as const;

export type FailureKind = (typeof failureKinds)[number];

/** An expected failure. `message` is for the log, never for a visitor; `field` is the path of the offending input. */
export type Failure = Readonly<{
  kind: FailureKind;
  message: string;
  /** The same call may succeed a moment later. */
  retryable: boolean;
  /** HTTP status, where one was received or is to be sent. */
  status?: number;
  endpoint?: string;
  field?: string;
}>;

export type Success<T> = Readonly<{ ok: true; value: T }>;
export type Failed<F extends Failure = Failure> = Readonly<{ ok: false; error: F }>;
export type Result<T, F extends Failure = Failure> = Success<T> | Failed<F>;

type Details = Partial<Omit<Failure, "kind" | "message">>;

const transientKinds: ReadonlySet<FailureKind> = new Set([
  "rate-limited",
  "timeout",
  "unreachable",
  "server",
]);

/** Wraps a value as a success. */
export const ok = <T>(value: T): Success<T> => ({ ok: true, value });

/**
 * Builds a failed result. Whether it may be retried follows from the kind unless `details` overrides it: rate-limited,
 * timeout, unreachable and server failures may, the rest may not.
 */
export const fail = <D extends Details>(
  kind: FailureKind,
  message: string,
  details: D = {} as D,
): Failed<Failure & D> => ({
  ok: false,
  error: { kind, message, retryable: transientKinds.has(kind), ...details },
});
