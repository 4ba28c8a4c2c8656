import { expect } from "@playwright/test";
import { type Fault, startFaultProxy } from "../support/fault-proxy.ts";
import { paths } from "../support/paths.ts";
import { startSite } from "../support/start-site.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

type Proxy = Awaited<ReturnType<typeof startFaultProxy>>;
type Site = Awaited<ReturnType<typeof startSite>>;

const secret = "solo-para-pruebas-1234";
let proxy: Proxy;
let site: Site;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  proxy = await startFaultProxy(`http://127.0.0.1:${process.env.E2E_SERVICES_PORT}`);
  site = await startSite({
    DATA_SERVICE_URL: proxy.url,
    CONTENT_SERVICE_URL: proxy.url,
    REVALIDATE_SECRET: secret,
  });
});

test.afterAll(async () => {
  await site.close();
  await proxy.close();
});

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });

/** Makes every kept page old, so that the next visit renders it again. */
const dropPages = () =>
  fetch(`${site.url}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags: ["stock", "content"] }),
  });

/** The breaker stays open for five seconds after the last fault. */
const recover = async () => {
  proxy.fail("none");
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

test("services that never answer cost seconds, not minutes, and no error", async () => {
  test.slow();
  proxy.fail("slow");
  const started = Date.now();
  const answer = await get("/comprar-coche-segunda-mano/");
  expect(answer.status).toBe(404);
  expect(Date.now() - started).toBeLessThan(30_000);
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
  const dropped = await dropPages();
  expect(dropped.status).toBe(200);
  const after = await get(paths.list.es);
  expect(after.headers.get("x-nextjs-cache")).not.toBe("HIT");
});

test("a page rendered anew and one kept over a fault carry a policy that fits, and neither is an error", async ({
  page,
}) => {
  const seen = watchPage(page);
  await dropPages();
  await page.goto(site.url);
  await page.goto(site.url + paths.list.es);
  await page.keyboard.press("Tab");
  await expect.poll(() => seen.scripts().length).toBeGreaterThan(0);
  expect(seen.problems).toEqual([]);
  proxy.fail("down");
  expect((await page.goto(site.url + paths.list.es))?.status()).toBe(200);
  await dropPages();
  const dropped = await get(paths.list.es);
  expect(dropped.status).toBeLessThan(500);
  expect(dropped.headers.get("cache-control")).toContain("no-store");
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
