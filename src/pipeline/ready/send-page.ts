import type { IncomingMessage } from "node:http";
import type { Exchange } from "../door/refuse.ts";
import { chooseEncoding, type Encoding } from "./choose-encoding.ts";

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, "");

/** Whether the reader has this very page already, and does not insist on another (RFC 9110, 13.1.2). */
const isKnown = ({ headers }: IncomingMessage, etag: string): boolean => {
  const { "if-none-match": known, "cache-control": wish = "" } = headers;
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/.test(wish)) return false;
  return (
    known.trim() === "*" || known.split(",").some((each) => withoutWeakness(each) === withoutWeakness(etag))
  );
};

const addToVary = (vary: unknown, name: string): string => {
  const names = String(vary ?? "");
  if (names.toLowerCase().split(/, */).includes(name)) return names;
  return names === "" ? name : `${names}, ${name}`;
};

/**
 * Ends an answer, whose other headers are set, with the bytes of a page; with none where its reader has it already, or asks for the
 * head only.
 */
export const sendPage = (
  { request, response }: Exchange,
  etag: string | undefined,
  bytes: (encoding: Encoding) => Buffer,
): void => {
  response.removeHeader("transfer-encoding");
  response.setHeader("vary", addToVary(response.getHeader("vary"), "accept-encoding"));
  if (response.statusCode === 200 && etag !== undefined && isKnown(request, etag)) {
    for (const name of ["content-length", "content-type"]) response.removeHeader(name);
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = bytes(encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.byteLength);
  response.end(request.method === "HEAD" ? undefined : body);
};
