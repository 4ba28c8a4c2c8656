import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { send } from "../rehearse/attacks/send.ts";
import { pricesBecome } from "../support/lies.ts";
import { expectOwnScripts } from "./inline-scripts.ts";
import { test } from "./lying-test.ts";

for (const failure of ["down", "error", "nonsense", "half", "wrong-shape"] as const)
  test(`services ${failure}: a page seen before is served, an unseen one is a 404 that is not stored`, async ({
    site,
  }) => {
    await send(site.url, paths.list.es);
    site.fail(failure);
    const seen = await send(site.url, paths.list.es);
    expect(seen.status).toBe(200);
    expect(seen.body).toContain("<h1");
    const unseen = await send(site.url, `/ofertas-coches-ocasion/?brand=${failure.replace("-", "")}`);
    expect(unseen.status).toBe(404);
    expect(unseen.headers["cache-control"]).toContain("no-store");
    expect(unseen.body).toContain("<h1");
  });

test("everything hangs: a page seen before takes no second, an unseen one less than five", async ({
  site,
}) => {
  const seen = [paths.home.es, paths.list.es, "/comparar/"];
  for (const path of seen) await send(site.url, path);
  site.fail("hang");
  const unseen = [
    "/comprar-coche-segunda-mano/",
    "/sin-ver/",
    "/pt/comparar/",
    `${paths.list.es}?kmsTo=9000`,
  ];
  const waited = await Promise.all(unseen.map((path) => send(site.url, path)));
  for (const [index, { ms }] of waited.entries()) expect.soft(ms, unseen[index]).toBeLessThan(5_000);
  for (const path of seen) {
    const { status, ms } = await send(site.url, path);
    expect.soft(status, path).toBe(200);
    expect.soft(ms, path).toBeLessThan(1_000);
  }
});

test("only the redirects hang: paths are found without them", async ({ site }) => {
  await site.invalidatePages();
  site.fail("hang", (path) => path.startsWith("/redirects"));
  const unseen = [
    "/blog/",
    "/pt/blog/",
    "/financiacion/",
    "/preguntas-frecuentes/",
    "/sin-ver-1/",
    "/sin-ver-2/",
  ];
  const answers = await Promise.all(unseen.map((path) => send(site.url, path)));
  for (const [index, { status, ms }] of answers.entries()) {
    const path = unseen[index] ?? "";
    expect.soft(status, path).toBe(path.startsWith("/sin-ver") ? 404 : 200);
    expect.soft(ms, path).toBeLessThan(5_000);
  }
});

test("vehicles that cannot be loaded leave a page that says so and is not kept", async ({ site }) => {
  site.fail("error", (path) => path.includes("component-filtered"));
  const broken = await send(site.url, `${paths.list.es}?fuel=electric`);
  expect(broken.status).toBe(200);
  expect(broken.headers["cache-control"]).toContain("no-store");
  expect(broken.body).toContain("data-degraded");
  site.fail(undefined);
  await expect
    .poll(async () => (await send(site.url, `${paths.list.es}?fuel=electric`)).body)
    .not.toContain("data-degraded");
});

test("a change is shown at once after it was announced, and not before", async ({ site }) => {
  await send(site.url, paths.list.es);
  site.lie(pricesBecome(77_123));
  const isChanged = async () => (await send(site.url, paths.list.es)).body.includes("77.123");
  expect(await isChanged()).toBe(false);
  expect((await site.invalidatePages()).status).toBe(200);
  expect(await isChanged()).toBe(true);
});

test("an invalidated page of which no newer is to be had is shown as it was, under a policy that fits", async ({
  site,
}) => {
  await site.invalidatePages();
  const before = await send(site.url, paths.list.es);
  expectOwnScripts(before);
  site.fail("down");
  await site.invalidatePages();
  const invalidated = await send(site.url, paths.list.es);
  expect(invalidated.status).toBe(200);
  expect(invalidated.body).not.toContain("data-degraded");
  expect(invalidated.body).toBe(before.body);
  expectOwnScripts(invalidated);
});

test("while the services are down readiness says why, and the process lives", async ({ site }) => {
  site.fail("down");
  const ready = await send(site.url, "/readyz");
  expect(ready.status).toBe(503);
  expect(ready.body).toContain("service");
  expect((await send(site.url, "/healthz")).status).toBe(200);
});
