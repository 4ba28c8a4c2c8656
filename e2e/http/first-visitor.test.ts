import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { each, send, sendForData } from "../rehearse/attacks/send.ts";
import { templates, withParameter } from "../rehearse/attacks/templates.ts";
import { storedPages } from "../support/stored-pages.ts";
import { test } from "./lying-test.ts";

const canary = /QCANARY|ana\.canario/;

test("what the first visitor's address says is kept of no template: not in its page or a file, and its data is not to be had", {
  timeout: 90_000,
}, async ({ site }) => {
  const all = await templates(site.url);
  await site.invalidatePages();
  await each(all, 3, async ({ path }) => {
    const withSource = withParameter(path, "utm_source", "QCANARY");
    const first = await send(site.url, withParameter(withSource, "t", "ana.canario%40example.com"));
    expect(first.status, path).toBeLessThan(500);
    expect(first.body, path).not.toMatch(canary);
  });
  await each(all, 3, async ({ path }) => {
    expect((await send(site.url, path)).body, path).not.toMatch(canary);
    const data = await sendForData(site.url, path);
    expect([data.status, canary.test(data.body)], path).toEqual([400, false]);
  });
  const stored = storedPages(site.folder);
  // Those with a query are in memory alone.
  expect(stored.length).toBeGreaterThan(all.length / 2);
  for (const { key, text } of stored) {
    expect(text, key).toContain("<h1");
    expect(text, key).not.toMatch(canary);
  }
});

const hostile: readonly (readonly [string, string])[] = [
  ["content-security-policy", "script-src 'nonce-hcanary4711'"],
  ["content-security-policy-report-only", "script-src 'nonce-hcanary4711'"],
  ["user-agent", "Googlebot"],
  ["x-prerender-revalidate", "hcanary4711"],
  ["x-nextjs-data", "1"],
  ["x-matched-path", "/hcanary4711/"],
  ["x-invoke-status", "500"],
  ["x-middleware-subrequest", "middleware:middleware:middleware:middleware:middleware"],
  ["next-resume", "1"],
  ["next-router-state-tree", "%5B%22hcanary4711%22%5D"],
  ["cookie", "__prerender_bypass=hcanary4711; __next_preview_data=hcanary4711"],
];

test("no header of the first visitor changes what is kept of a page, a filtered list or a missing one", {
  timeout: 90_000,
}, async ({ site }) => {
  const visited = [paths.list.es, `${paths.list.pt}?fuel=diesel`, paths.missing.es];
  const read = (headers?: Readonly<Record<string, string>>) =>
    Promise.all(visited.map((path) => send(site.url, path, { ...(headers && { headers }) })));
  await site.invalidatePages();
  await read();
  const ordinary = await read();
  for (const { body } of ordinary) expect(body).toContain("<h1");
  for (const [name, value] of hostile) {
    await site.invalidatePages();
    await read({ [name]: value });
    const next = await read();
    for (const [index, path] of visited.entries())
      expect(next[index]?.body === ordinary[index]?.body, `${name} ${path}`).toBe(true);
  }
});

for (const type of ["text/plain", "application/x-www-form-urlencoded; charset=utf-8", undefined])
  test(`a page that answers to ${type ?? "a post without a type"} is stored for nobody else`, async ({
    site,
  }) => {
    await site.invalidatePages();
    const mine = await send(site.url, paths.faq.es, {
      method: "POST",
      headers: { origin: site.url, ...(type !== undefined && { "content-type": type }) },
      body: "a",
    });
    expect(mine.status).toBe(200);
    expect(mine.headers["cache-control"]).toContain("no-store");
    const next = await send(site.url, paths.faq.es);
    expect(next.headers["cache-control"]).not.toContain("no-store");
    expect(next.body).toContain("<h1");
  });
