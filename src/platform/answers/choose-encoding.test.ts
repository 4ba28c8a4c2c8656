import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { chooseEncoding, varyByEncoding } from "./choose-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["BR", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.000 , gzip;q=0", "identity"],
  ["brotli, x-gzip", "identity"],
  ["identity", "identity"],
  ["*", "br"],
  ["gzip;q=1, *;q=0", "gzip"],
  ["", "identity"],
  [undefined, "identity"],
])("who takes %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding({ "accept-encoding": accepted })).toBe(encoding);
});

test.each([
  [undefined, "accept-encoding"],
  ["rsc", "rsc, accept-encoding"],
  [["rsc", "next-url"], "rsc, next-url, accept-encoding"],
  ["rsc, Accept-Encoding", "rsc, Accept-Encoding"],
])("an answer that varies by %j then varies by %j", (before, after) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  if (before !== undefined) response.setHeader("vary", before);
  varyByEncoding(response);
  expect(response.getHeader("vary")).toBe(after);
});
