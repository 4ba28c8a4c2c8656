import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Encoding } from "../answers/choose-encoding.ts";
import { bytesOf } from "./page-bytes.ts";

const body = Buffer.from("<p>España</p>".repeat(2_000));

test("bytes are made once, and kept in small forms only", () => {
  const made = new Map<Encoding, Buffer>([["identity", body]]);
  const packed = bytesOf(made, "gzip");
  expect(gunzipSync(packed)).toEqual(body);
  expect([...made.keys()]).toEqual(["gzip"]);
  expect(bytesOf(made, "gzip")).toBe(packed);
  expect(bytesOf(made, "identity")).toEqual(body);
  expect(brotliDecompressSync(bytesOf(made, "br"))).toEqual(body);
  expect([...made.keys()]).toEqual(["gzip", "br"]);
});
