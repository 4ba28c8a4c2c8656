import { randomUUID } from "node:crypto";

/** Names one request, in the answer, in the log and where an error is shown. */
export const requestIdHeader = "x-request-id";

/** The name that a proxy in front has given to a request, if it looks like one; else a new one. */
export const requestIdOf = (headers: Headers): string => {
  const given = headers.get(requestIdHeader) ?? "";
  return /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
};
