import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { chooseEncoding, type Encoding, varyByEncoding } from "./choose-encoding.ts";

/** What the reader of a page takes and has already, as it was asked for: on its way a request loses what is nobody's business. */
export interface Wishes {
  readonly encoding: Encoding;
  readonly isHead: boolean;
  readonly headers: Pick<IncomingHttpHeaders, "cache-control" | "if-none-match">;
}

export const wishesOf = ({ method, headers }: IncomingMessage): Wishes => ({
  encoding: chooseEncoding(headers),
  isHead: method === "HEAD",
  headers: { "cache-control": headers["cache-control"], "if-none-match": headers["if-none-match"] },
});

/**
 * Ends an answer, whose other headers are set, with the bytes of a page; with none where its reader has it already, or asks for the
 * head only.
 */
export const sendPage = (
  response: ServerResponse,
  { encoding, isHead, headers }: Wishes,
  etag: string,
  bytes: (encoding: Encoding) => Buffer,
): void => {
  response.removeHeader("transfer-encoding");
  varyByEncoding(response);
  // Weak: the page has other bytes in each encoding (RFC 9110, 8.8.3).
  const weak = etag.replace(/^(?!W\/|$)/, "W/");
  if (weak !== "") response.setHeader("etag", weak);
  if (response.statusCode === 200 && weak !== "" && fresh(headers, { etag: weak })) {
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
