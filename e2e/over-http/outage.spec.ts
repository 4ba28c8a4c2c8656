import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { type Fault, startFaultProxy } from "../support/fault-proxy.ts";
import { type OwnSite, servicesUrl, startOwnSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

type Proxy = Awaited<ReturnType<typeof startFaultProxy>>;

let proxy: Proxy;
let site: OwnSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  proxy = await startFaultProxy(servicesUrl());
  site = await startOwnSite({}, proxy.url);
});

test.afterAll(async () => {
  await site.close();
  await proxy.close();
});

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });

/** The breakers stay open for five seconds after the last fault, each of its own endpoint. */
const recover = async () => {
  proxy.fail("none");
  await pause(5_200);
  await expect
    .poll(async () => (await get("/readyz")).status, { timeout: 20_000, intervals: [500] })
    .toBe(200);
};

const faults: readonly Exclude<Fault, "none" | "slow">[] = [
  "down",
  "error",
  "nonsense",
  "half",
  "wrong-shape",
];

test("before anything fails, pages are rendered and kept", async () => {
  for (const path of [paths.home.es, paths.list.es]) expect((await get(path)).status).toBe(200);
});

for (const fault of faults) {
  test(`services ${fault}: a page seen before is served, an unseen one is a 404 that nobody keeps`, async () => {
    proxy.fail(fault);
    const seen = await get(paths.list.es);
    expect(seen.status).toBe(200);
    expect(await seen.text()).toContain("<h1");
    const unseen = await get(`/ofertas-coches-ocasion/?brand=${fault.replace("-", "")}`);
    expect(unseen.status).toBe(404);
    expect(unseen.headers.get("cache-control")).toContain("no-store");
    expect(await unseen.text()).toContain("<h1");
    await recover();
  });
}

/** How long a page takes, in milliseconds. */
const time = async (path: string): Promise<number> => {
  const started = performance.now();
  await (await get(path)).text();
  return performance.now() - started;
};

test("everything hangs: a page seen before takes no second, an unseen one less than five", async () => {
  test.slow();
  const seen = [paths.home.es, paths.list.es, "/comparar/"];
  for (const path of seen) await get(path);
  proxy.fail("slow");
  for (const path of [
    "/comprar-coche-segunda-mano/",
    "/sin-ver/",
    "/pt/comparar/",
    `${paths.list.es}?kmsTo=9000`,
  ])
    expect.soft(await time(path), path).toBeLessThan(5_000);
  for (const path of seen) expect.soft(await time(path), path).toBeLessThan(1_000);
  // Every five seconds somebody tries whether the services are back.
  await pause(6_000);
  for (const path of seen) expect.soft(await time(path), path).toBeLessThan(1_000);
  await recover();
});

test("only the redirects hang: paths are found without them, the first few after less than a second", async () => {
  test.slow();
  proxy.fail("slow", (path) => path.startsWith("/redirects"));
  const unseen = [
    "/blog/",
    "/pt/blog/",
    "/financiacion/",
    "/preguntas-frecuentes/",
    "/sin-ver-1/",
    "/sin-ver-2/",
    "/sin-ver-3/",
    "/sin-ver-4/",
  ];
  const times: number[] = [];
  for (const path of unseen) {
    const started = performance.now();
    expect.soft((await get(path)).status, path).toBe(path.startsWith("/sin-ver") ? 404 : 200);
    times.push(performance.now() - started);
  }
  expect(Math.max(...times)).toBeLessThan(5_000);
  // Five of them and the endpoint is left alone.
  expect(times.at(-1)).toBeLessThan(600);
  await recover();
});

test("vehicles that cannot be loaded leave a page that says so and is not kept", async () => {
  proxy.fail("error", (path) => path.includes("component-filtered"));
  const broken = await get(`${paths.list.es}?fuel=electric`);
  expect(broken.status).toBe(200);
  expect(broken.headers.get("cache-control")).toContain("no-store");
  expect(await broken.text()).toContain("data-degraded");
  await recover();
  const whole = await get(`${paths.list.es}?fuel=electric`);
  expect(await whole.text()).not.toContain("data-degraded");
});

test("a change of content is shown at once after it was announced", async () => {
  const before = await get(paths.list.es);
  expect(before.status).toBe(200);
  const dropped = await site.dropPages();
  expect(dropped.status).toBe(200);
  const after = await get(paths.list.es);
  expect(after.headers.get("x-nextjs-cache")).not.toBe("HIT");
});

test("a page rendered anew and one kept over a fault carry a policy that fits, and neither is an error", async ({
  page,
}) => {
  const seen = watchPage(page);
  await site.dropPages();
  await page.goto(site.url);
  await page.goto(site.url + paths.list.es);
  await page.keyboard.press("Tab");
  await expect.poll(() => seen.scripts().length).toBeGreaterThan(0);
  expect(seen.problems).toEqual([]);
  proxy.fail("down");
  expect((await page.goto(site.url + paths.list.es))?.status()).toBe(200);
  await site.dropPages();
  // Dropped, and nothing newer is to be had: it is shown as it was.
  const dropped = await get(paths.list.es);
  expect(dropped.status).toBe(200);
  expect(await dropped.text()).not.toContain("data-degraded");
  expect(seen.problems).toEqual([]);
  await recover();
});

test("only who knows the secret may announce a change", async () => {
  const answer = await fetch(`${site.url}/api/revalidate`, { method: "POST", body: '{"tags":["stock"]}' });
  expect(answer.status).toBe(403);
});

test("while the services are down readiness says why, and the process lives", async () => {
  proxy.fail("down");
  const ready = await get("/readyz");
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain("service");
  expect((await get("/healthz")).status).toBe(200);
  await recover();
});
