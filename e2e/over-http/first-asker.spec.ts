import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { send, sendForData } from "#tools/audit/attacks/send.ts";
import { templates, withParameter } from "#tools/audit/attacks/templates.ts";
import { paths } from "#tools/test-support/paths.ts";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

const canary = /QCANARY|ana\.canario/;
let site: OwnSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startOwnSite();
});

test.afterAll(() => site.close());

const keptFiles = (): readonly string[] =>
  readdirSync(join(site.folder, "page-cache"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test("what the first visitor's address says is kept of no template: not in its page or a file, and its data is not to be had", async () => {
  test.slow();
  const all = await templates(site.url);
  await site.dropPages();
  for (const { path } of all) {
    const asked = withParameter(
      withParameter(path, "utm_source", "QCANARY"),
      "t",
      "ana.canario%40example.com",
    );
    const first = await send(site.url, asked);
    expect(first.status, path).toBeLessThan(500);
    expect(first.body, path).not.toMatch(canary);
  }
  for (const { path } of all) {
    expect((await send(site.url, path)).body, path).not.toMatch(canary);
    const data = await sendForData(site.url, path);
    expect([data.status, canary.test(data.body)], path).toEqual([400, false]);
  }
  const files = keptFiles();
  expect(files.length).toBeGreaterThan(all.length);
  expect(files.filter((file) => canary.test(readFileSync(file, "latin1")))).toEqual([]);
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

for (const path of [paths.list.es, `${paths.list.pt}?fuel=diesel`, paths.missing.es])
  test(`no header of the first visitor changes what is kept of ${path}`, async () => {
    test.slow();
    await site.dropPages();
    await send(site.url, path);
    const honest = (await send(site.url, path)).body;
    expect(honest).toContain("<h1");
    for (const [name, value] of hostile) {
      await site.dropPages();
      await send(site.url, path, { headers: { [name]: value } });
      expect((await send(site.url, path)).body === honest, name).toBe(true);
    }
  });

for (const type of ["text/plain", "application/x-www-form-urlencoded; charset=utf-8", undefined])
  test(`a page that answers to ${type ?? "a post without a type"} is kept for nobody else`, async () => {
    await site.dropPages();
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
