import { readdirSync } from "node:fs";
import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "./http-test.ts";

test("any cache may store the pages that all visitors share, and none sets a cookie", async ({ request }) => {
  for (const path of [paths.home.es, paths.home.pt, paths.list.es, paths.list.pt]) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(answer.status(), path).toBe(200);
    expect(headers["cache-control"], path).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
    expect(headers["set-cookie"], path).toBeUndefined();
    expect(headers.vary ?? "", path).not.toMatch(/cookie/i);
  }
});

test("the content security policy of a page allows nothing inline but hashes", async ({ request }) => {
  for (const path of [paths.home.es, paths.list.es, paths.missing.es, `${paths.list.es}?fuel=diesel`]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts, path).toContain("'sha256-");
    expect(scripts, path).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
});

test("every answer carries the security headers", async ({ request }) => {
  for (const path of [
    paths.home.es,
    paths.list.pt,
    paths.missing.es,
    "/acceso/",
    "/healthz",
    "/robots.txt",
    "/api/search/suggestions",
    "/icons/volante.svg",
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["strict-transport-security"], path).toBe("max-age=63072000; includeSubDomains");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin-allow-popups");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["access-control-allow-origin"], path).toBeUndefined();
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("no other site loads pages or what is one visitor's into itself; pictures, styles and feeds it may", async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()["cross-origin-resource-policy"];
  const [scene = ""] = readdirSync("public/pictures/scenes");
  const picture = `/_next/image/?url=${encodeURIComponent(`/pictures/scenes/${scene}`)}&w=640&q=60`;
  for (const path of [
    paths.home.es,
    paths.list.pt,
    paths.missing.es,
    "/acceso/",
    "/api/visitor",
    "/api/trade-in-picture/?id=x&pov=front",
    "/api/reservation-document/?id=x&document=confirmation",
    "/api/account/export",
    "/api/services/openapi.json",
  ])
    expect(await policyOf(path), path).toBe("same-origin");
  for (const path of [
    picture,
    `/pictures/scenes/${scene}`,
    "/icons/volante.svg",
    "/blog/rss.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
  ])
    expect(await policyOf(path), path).toBeUndefined();
});

test("pages name their speculation rules, other answers do not", async ({ request }) => {
  const named = async (path: string) => (await request.get(path)).headers()["speculation-rules"];
  for (const path of [paths.home.es, paths.list.pt, paths.missing.es, "/comparar/", "/configurar-cookies/"])
    expect(await named(path), path).toBe('"/speculation-rules.json"');
  for (const path of ["/robots.txt", "/api/search/suggestions", "/icons/volante.svg"])
    expect(await named(path), path).toBeUndefined();
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  expect(Object.keys(await rules.json())).toEqual(["prerender", "prefetch"]);
});

test("a cached page is sent as it was, with an id of the request's own, and as 304 to a visitor who has it", async ({
  request,
}) => {
  const read = async () => {
    const answer = await request.get(paths.list.es);
    const { "x-request-id": id, date: _, ...headers } = answer.headers();
    return { id, headers, text: await answer.text() };
  };
  await read();
  // Another test may have it rendered again in between.
  await expect.poll(async () => (await read()).headers["x-nextjs-cache"]).toBe("HIT");
  const [first, second] = [await read(), await read()];
  expect(first.id).not.toBe(second.id);
  expect([second.headers, second.text]).toEqual([first.headers, first.text]);
  expect(first.headers["content-encoding"]).toBe("br");
  const { etag = "", "content-length": length } = first.headers;
  expect(length).toBeDefined();
  expect(first.headers["set-cookie"]).toBeUndefined();
  const known = await request.get(paths.list.es, { headers: { "if-none-match": etag } });
  expect([known.status(), known.headers().etag]).toEqual([304, etag]);
  const head = await request.head(paths.list.es);
  expect([head.status(), head.headers()["content-length"]]).toEqual([200, length]);
});

test("a page names the build that the server serves", async ({ request }) => {
  const { id } = (await (await request.get("/builds/latest.json")).json()) as { id: string };
  expect(await (await request.get(paths.home.es)).text()).toContain(` data-build="${id}"`);
});
