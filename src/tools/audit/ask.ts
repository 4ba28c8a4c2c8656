import { randomUUID } from "node:crypto";
import { visitorAddress } from "../test-support/visitor-address.ts";

/**
 * Fetches as a visitor of its own, whom no limit holds up, and without following redirects. A connection that the server
 * closed between two requests is no answer: the request is sent once more. Rejects after a minute without an answer.
 */
export const ask = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", visitorAddress(randomUUID()));
  const send = () =>
    fetch(url, { redirect: "manual", ...init, headers, signal: AbortSignal.timeout(60_000) });
  try {
    return await send();
  } catch (error) {
    if (error instanceof TypeError) return send();
    throw error;
  }
};
