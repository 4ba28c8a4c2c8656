import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type FailureKind, fail, ok } from "#platform/result.ts";
import { answerSitemap } from "./answer-sitemap.ts";

const madeAt = new Date("2026-11-20T10:00:00.700Z");
const file = () => ok({ bytes: Buffer.from(gzipSync("<urlset/>")), madeAt });
const request = (headers: Record<string, string> = {}) =>
  new Request("https://volante.test/sitemap.xml", { headers });

test("the file is sent as text that may be kept for an hour", async () => {
  const answer = answerSitemap(file(), request());
  expect(await answer.text()).toBe("<urlset/>");
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(answer.headers.get("cache-control")).toContain("max-age=3600");
});

test.each([
  ["Fri, 20 Nov 2026 10:00:00 GMT", 304],
  ["Fri, 20 Nov 2026 11:00:00 GMT", 304],
  ["Fri, 20 Nov 2026 09:59:59 GMT", 200],
  ["yesterday", 200],
])("unchanged since %s answers %i", (since, status) => {
  expect(answerSitemap(file(), request({ "if-modified-since": since })).status).toBe(status);
});

describe("without a file", () => {
  test.each<[FailureKind, number]>([
    ["not-found", 404],
    ["not-implemented", 404],
    ["timeout", 503],
    ["unreachable", 503],
    ["server", 503],
    ["contract", 503],
  ])("%s answers %i and is not kept", (kind, status) => {
    const answer = answerSitemap(fail(kind, "why"), request());
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.has("retry-after")).toBe(status === 503);
  });
});
