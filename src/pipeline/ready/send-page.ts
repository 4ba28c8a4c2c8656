import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Encoding } from "./choose-encoding.ts";

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, "");

/** What the reader of a page takes and has already, as it was asked for: on its way a request loses what is nobody's business. */
export interface Wishes {
  readonly encoding: Encoding;
  readonly isHead: boolean;
  /** ETags of what is there already; undefined for a reader who insists on the page. */
  readonly known: string | undefined;
}

export const wishesOf = ({ method, headers }: IncomingMessage): Wishes => {
  const isInsisting = /(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers["cache-control"] ?? "");
  return {
    encoding: chooseEncoding(headers["accept-encoding"]),
    isHead: method === "HEAD",
    known: isInsisting ? undefined : headers["if-none-match"],
  };
};

/** RFC 9110, 13.1.2. */
const isKnown = (known: string | undefined, etag: string): boolean => {
  if (known === undefined) return false;
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
  response: ServerResponse,
  { encoding, isHead, known }: Wishes,
  etag: string,
  bytes: (encoding: Encoding) => Buffer,
): void => {
  response.removeHeader("transfer-encoding");
  response.setHeader("vary", addToVary(response.getHeader("vary"), "accept-encoding"));
  // Weak: the page has other bytes in each encoding (RFC 9110, 8.8.3).
  if (etag !== "") response.setHeader("etag", `W/${withoutWeakness(etag)}`);
  if (response.statusCode === 200 && etag !== "" && isKnown(known, etag)) {
    for (const name of ["content-length", "content-type"]) response.removeHeader(name);
    response.statusCode = 304;
    response.end();
    return;
  }
  const body = bytes(encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.byteLength);
  response.end(isHead ? undefined : body);
};
