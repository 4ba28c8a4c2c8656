import { peerHeader } from "#platform/rate-limit/client-address.ts";
import { requestIdHeader } from "#platform/request-id.ts";

/** What the framework needs to draw a page. */
const toDraw = ["accept", "cache-control", "host"] as const;

/** What it needs to answer with a page that is kept. */
const forEverybody = [...toDraw, "accept-encoding", "if-modified-since", "if-none-match"] as const;

/**
 * What it needs to draw a page for one visitor: who asks, from where, with what form. `send-fresh-pages` compresses such a
 * page when it is whole.
 */
const forOne = [
  ...toDraw,
  "accept-language",
  "content-length",
  "content-type",
  "cookie",
  "next-action",
  "origin",
  "referer",
  "sec-fetch-site",
  "transfer-encoding",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  peerHeader,
] as const;

const only = (names: readonly string[], sent: Headers, requestId: string): Headers => {
  const told = new Headers({ [requestIdHeader]: requestId });
  for (const name of names) {
    const value = sent.get(name);
    if (value !== null) told.set(name, value);
  }
  return told;
};

/**
 * Headers of a request for a page that is kept. Everything else that a visitor may send is left out, since the framework
 * draws by some of it: the nonce of a `content-security-policy`, a draft's cookie, the kind of browser.
 */
export const headersForEverybody = (sent: Headers, requestId: string): Headers =>
  only(forEverybody, sent, requestId);

/**
 * Headers of a request for a page that is drawn for one visitor. What is posted is a form: by
 * any other type the framework answers from the page that is kept, or keeps what it draws.
 */
export const headersForOne = (
  { headers, method }: Pick<Request, "headers" | "method">,
  requestId: string,
): Headers => {
  const told = only(forOne, headers, requestId);
  const isForm = told.get("content-type")?.startsWith("multipart/form-data");
  if (method === "POST" && !isForm) told.set("content-type", "application/x-www-form-urlencoded");
  return told;
};
