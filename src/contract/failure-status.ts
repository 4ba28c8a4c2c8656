import type { FailureKind } from "#platform/result.ts";

const kinds: Readonly<Record<number, FailureKind>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not-found",
  408: "timeout",
  409: "conflict",
  410: "gone",
  429: "rate-limited",
  501: "not-implemented",
  504: "timeout",
};

/** What an HTTP status that is no success means: 4xx without a meaning of its own is `invalid`, 5xx is `server`. */
export const failureKindOf = (status: number): FailureKind => {
  const known = kinds[status];
  if (known) return known;
  if (status >= 500) return "server";
  return status >= 400 ? "invalid" : "contract";
};
