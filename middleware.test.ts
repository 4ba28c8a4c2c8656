import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const matcherIn = (file: string): string => {
  const source = readFileSync(file, "utf8");
  const literal = /matcher: \[\s*("(?:[^"\\]|\\.)*")/.exec(source)?.[1];
  if (!literal) throw new Error(`${file} has no literal matcher`);
  return JSON.parse(literal) as string;
};

test("the framework reads the same matcher from both files", () => {
  expect(matcherIn("src/proxy.ts")).toBe(matcherIn("middleware.ts"));
});

describe("what the pipeline sees", () => {
  const matcher = new RegExp(`^${matcherIn("middleware.ts")}$`);

  test.each([
    "/",
    "/pt/",
    "/xmlrpc.php",
    "/a.html",
    "/robots.txt/",
    "/healthz/",
    "/wp-admin/",
    "/apis/",
    "/picturesque/",
    "/sitemaps/",
    "/sitemaps/cars-1.xml/",
    "/sitemaps/cars.xml",
    "/a/sitemap.xml",
  ])("%s", (path) => {
    expect(matcher.test(path)).toBe(true);
  });

  test.each([
    "/_next/static/x.js",
    "/api/footprint",
    "/favicon.ico",
    "/healthz",
    "/readyz",
    "/speculation-rules.json",
    "/fonts/figtree.woff2",
    "/icons/volante.svg",
    "/sitemap.xml",
    "/sitemaps/cars-12.xml",
  ])("not %s", (path) => {
    expect(matcher.test(path)).toBe(false);
  });
});
