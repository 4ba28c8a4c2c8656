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
  ["*", "br"],
  ["gzip;q=1, *;q=0", "gzip"],
  ["", "identity"],
  [undefined, "identity"],
])("who takes %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding({ "accept-encoding": accepted })).toBe(encoding);
});
