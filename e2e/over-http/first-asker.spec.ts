import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { send, sendForData } from "../../src/tools/audit/attacks/send.ts";
import { templates, withParameter } from "../../src/tools/audit/attacks/templates.ts";
import { paths } from "../support/paths.ts";
import { startSite } from "../support/start-site.ts";
import { test } from "../support/test.ts";

type Site = Awaited<ReturnType<typeof startSite>>;

const secret = "solo-para-pruebas-1234";
const canary = /QCANARY|ana\.canario/;
let site: Site;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const services = `http://127.0.0.1:${process.env.E2E_SERVICES_PORT}`;
  site = await startSite({
    DATA_SERVICE_URL: services,
    CONTENT_SERVICE_URL: services,
    REVALIDATE_SECRET: secret,
  });
});

test.afterAll(() => site.close());

/** Makes every kept page old, so that the next visit draws it again. */
const dropPages = () =>
  send(site.url, "/api/revalidate", {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags: ["stock", "content"] }),
  });

const keptFiles = (): readonly string[] =>
  readdirSync(join(site.folder, "page-cache"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test("what the first visitor's address says is kept of no template: not in its page or a file, and its data is not to be had", async () => {
  test.slow();
  const all = await templates(site.url);
  await dropPages();
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
    await dropPages();
    await send(site.url, path);
    const honest = (await send(site.url, path)).body;
    expect(honest).toContain("<h1");
    for (const [name, value] of hostile) {
      await dropPages();
      await send(site.url, path, { headers: { [name]: value } });
      expect((await send(site.url, path)).body === honest, name).toBe(true);
    }
  });

for (const type of ["text/plain", "application/x-www-form-urlencoded; charset=utf-8", undefined])
  test(`a page that answers to ${type ?? "a post without a type"} is kept for nobody else`, async () => {
    await dropPages();
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
