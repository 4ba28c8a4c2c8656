import { expect, test } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["BR", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.000 , gzip;q=0", "identity"],
  ["brotli, x-gzip", "identity"],
  ["identity", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("who takes %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
