import { expect, test } from "vitest";
import { headersByAddress } from "./answer-headers.ts";

test("what customers have sent can load nothing: the last rule of its address says so", () => {
  const rules = headersByAddress("/rules.json").filter(([source]) => source.startsWith("/api/"));
  expect(rules.at(-1)).toEqual([
    "/api/:path(trade-in-picture.*)",
    { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
  ]);
});
