import { expect, test } from "vitest";
import { answerHeaders, headersByAddress } from "./answer-headers.ts";

test("what customers have sent can load nothing: the last rule of its address says so", () => {
  const rules = headersByAddress("/rules.json").filter(
    ([source, values]) => source.startsWith("/api/") && "content-security-policy" in values,
  );
  expect(rules.at(-1)).toEqual([
    "/api/:path(trade-in-picture.*)",
    { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
  ]);
});

const sourcesOf = (header: string): readonly string[] =>
  headersByAddress("/rules.json").flatMap(([source, values]) => (header in values ? [source] : []));

test("pages and routes are not loaded by other sites, and nothing that they may show is among them", () => {
  expect(sourcesOf("cross-origin-resource-policy")).toEqual(["/", "/:path((?!_next/).+)/", "/api/:path*"]);
});

test("a window that a page has opened stays reachable for it, and no other site's page reaches ours", () => {
  expect(answerHeaders["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
});
