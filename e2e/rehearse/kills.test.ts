import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { carriedFields, contactPaths, refusedAt } from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { test as httpTest } from "../http/http-test.ts";
import { offered, read, startShop } from "../support/shop.ts";

/** A shop of two processes of each, which its tests take apart one after the other. */
const test = httpTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are needed.
  .extend("shop", { scope: "file" }, async ({}, { onCleanup }) => {
    const shop = await startShop();
    onCleanup(shop.close);
    return shop;
  })
  .extend("baseURL", ({ shop }) => shop.url);

test("a form of an earlier build is taken by this one, and neither reads the other's pages", {
  timeout: 180_000,
}, async ({ shop }) => {
  const path = contactPaths.es;
  const earlier = await shop.startEarlierBuild();
  try {
    const page = await read(earlier.url + path);
    expect(page.status).toBe(200);
    const body = new FormData();
    const typed = { name: "Ana", email: "ana", message: "¿Sigue a la venta?" };
    for (const [name, value] of Object.entries({ ...carriedFields(page.html), ...typed }))
      body.set(name, value);
    const answer = await fetch(shop.storefronts[0] + path, {
      method: "POST",
      body,
      headers: { origin: shop.url },
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, refusedAt(path)]);
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    expect((await read(`${shop.storefronts[1]}${path}?revisar=1`, { cookie })).html).toContain(typed.message);
    const calls = shop.countCalls();
    await read(earlier.url + paths.faq.es);
    const own = calls.length;
    await read(shop.storefronts[0] + paths.faq.es);
    await read(shop.storefronts[1] + paths.faq.es);
    expect([own > 0, calls.length > own]).toEqual([true, true]);
  } finally {
    await earlier.close();
  }
});

test("Redis killed: pages, logins and limits go on; back again, invalidations do", async ({
  shop,
  request,
}) => {
  const [one, two] = shop.storefronts;
  await shop.redis.kill();
  expect((await read(one + paths.list.es)).status).toBe(200);
  expect((await read(two + paths.faq.es)).status).toBe(200);
  await registerCustomer({ request }, shop.url, shop.mailbox);
  const quote = async () =>
    (await read(`${two}/api/finance/x/pdf`, { "x-forwarded-for": "203.0.113.8" })).status;
  for (let count = 0; count < rateLimits.financePdf.points; count += 1) expect(await quote()).not.toBe(429);
  expect(await quote()).toBe(429);
  expect(await shop.invalidate(one, ["content"])).toBe(503);
  await shop.redis.comeBack();
  await expect.poll(() => shop.invalidate(one, ["content"]), { timeout: 5_000 }).toBe(200);
  const calls = shop.countCalls();
  const isRenderedAgain = async () => {
    await read(two + paths.faq.es);
    return calls.length > 0;
  };
  await expect
    .poll(isRenderedAgain, { timeout: 2_000, message: "the page was invalidated at the other" })
    .toBe(true);
});

test("PostgreSQL restarted under load: stored pages go on, and everything else soon", async ({ shop }) => {
  const stored = [paths.home.es, paths.list.es, paths.faq.es];
  for (const path of stored) await read(shop.url + path);
  let isOver = false;
  const statuses: number[] = [];
  const visits = Array.from({ length: 4 }, async () => {
    for (let count = 0; !isOver; count += 1) {
      statuses.push((await read(`${shop.url}${stored[count % stored.length]}`)).status);
      await pause(20);
    }
  });
  await shop.restartDatabase();
  const isWhole = async () => {
    const query = `?priceTo=${10_000 + statuses.length}`;
    const { status, html } = await read(shop.storefronts[1] + paths.list.es + query);
    return status === 200 && !html.includes('data-degraded="');
  };
  await expect.poll(isWhole, { timeout: 15_000 }).toBe(true);
  isOver = true;
  await Promise.all(visits);
  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test("twenty kills of one storefront or the other under load: no visitor is answered 500 or above, and no stored page is lost", {
  timeout: 600_000,
}, async ({ shop }) => {
  const [onlyOne = "", unread = "", ...vehicles] = (await offered(shop)).slice(1, 11);
  const stored = [paths.faq.es, paths.list.es, ...vehicles];
  await read(shop.storefronts[0] + onlyOne);
  // As in a shop that has been open for a while: how many new pages a slow processor renders in a second is not tested here.
  for (const url of shop.storefronts)
    for (const path of stored) expect((await read(url + path)).status).toBe(200);
  const statuses: number[] = [];
  const underWay = new Set<Promise<void>>();
  let [isOver, mayBeCut] = [false, 0];
  const visit = async (count: number): Promise<void> => {
    const path = count === 130 ? unread : stored[count % stored.length];
    const address = `203.0.113.${count % 250}`;
    // What the killed one is just sending is cut off: 0.
    const status = await read(`${shop.url}${path}${count % 3 === 0 ? `?visita=${count}` : ""}`, {
      "x-forwarded-for": address,
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    statuses.push(status);
  };
  const visits = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const one = visit(count).finally(() => underWay.delete(one));
      underWay.add(one);
      await pause(20);
    }
  })();
  for (let kill = 0; kill < 20; kill += 1) {
    // As long as nginx leaves a storefront alone that has failed (`fail_timeout`), and a little more.
    await pause(6_000);
    mayBeCut += underWay.size;
    const at = kill % 2 === 0 ? 0 : 1;
    shop.killStorefront(at);
    await pause(500);
    await shop.startAgain(at);
  }
  isOver = true;
  await visits;
  await Promise.all(underWay);
  console.log(
    `${statuses.length} visits, ${statuses.filter((status) => status === 0).length} cut off by a kill`,
  );
  expect(statuses.length).toBeGreaterThan(20 * 50);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status === 0).length).toBeLessThanOrEqual(mayBeCut);
  await shop.stopServices();
  for (const url of shop.storefronts)
    for (const path of [onlyOne, unread, ...stored]) {
      const { status, html } = await read(url + path);
      expect([path, status, html.includes('data-degraded="')]).toEqual([path, 200, false]);
    }
});
