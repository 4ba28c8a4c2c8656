import { peerHeader } from "#platform/rate-limit/client-address.ts";
import { requestIdHeader } from "#platform/request-id.ts";

/** What the framework needs to render a page. */
const toRender = ["accept", "cache-control", "host"] as const;

/**
 * What it needs to render a page for one visitor: who asks, from where, with what form. `transform-dynamic-pages` compresses such a
 * page when it is whole.
 */
const forOne = [
  ...toRender,
  "accept-language",
  "content-length",
  "content-type",
  "cookie",
  "origin",
  "referer",
  "sec-fetch-site",
  "transfer-encoding",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-proto",
  peerHeader,
] as const;

const only = (names: readonly string[], sent: Headers, requestId: string): Headers => {
  const forwarded = new Headers({ [requestIdHeader]: requestId });
  for (const name of names) {
    const value = sent.get(name);
    if (value !== null) forwarded.set(name, value);
  }
  return forwarded;
};

/**
 * Headers of a request for a page that is kept. Everything else that a visitor may send is left out, since the framework
 * renders by some of it: the nonce of a `content-security-policy`, a draft's cookie, the kind of browser. What the reader takes and has already is
 * the business of `ready-answers`, which sends the page when it is whole.
 */
export const headersForEverybody = (sent: Headers, requestId: string): Headers =>
  only(toRender, sent, requestId);

/**
 * Headers of a request for a page that is rendered for one visitor. What is posted is a form: by
 * any other type the framework answers from the page that is kept, or keeps what it renders. It is told that the site is called
 * as the form's origin says, which the gateway has accepted: it knows of no published address, and a proxy may name another host.
 */
export const headersForOne = (
  { headers, method }: Pick<Request, "headers" | "method">,
  requestId: string,
): Headers => {
  const forwarded = only(forOne, headers, requestId);
  const isForm = forwarded.get("content-type")?.startsWith("multipart/form-data");
  const origin = URL.parse(forwarded.get("origin") ?? "");
  if (origin) forwarded.set("x-forwarded-host", origin.host);
  if (method === "POST" && !isForm) forwarded.set("content-type", "application/x-www-form-urlencoded");
  return forwarded;
};
