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

test("Redis killed: pages, logins and limits go on; back again, drops do", async ({ shop, request }) => {
  const [one, two] = shop.storefronts;
  await shop.redis.kill();
  expect((await read(one + paths.list.es)).status).toBe(200);
  expect((await read(two + paths.faq.es)).status).toBe(200);
  await registerCustomer({ request }, shop.url, shop.mailbox);
  const quote = async () =>
    (await read(`${two}/api/finance/x/pdf`, { "x-forwarded-for": "203.0.113.8" })).status;
  for (let count = 0; count < rateLimits.financePdf.points; count += 1) expect(await quote()).not.toBe(429);
  expect(await quote()).toBe(429);
  expect(await shop.drop(one, ["content"])).toBe(503);
  await shop.redis.comeBack();
  await expect.poll(() => shop.drop(one, ["content"]), { timeout: 5_000 }).toBe(200);
  const calls = shop.countCalls();
  const isRenderedAgain = async () => {
    await read(two + paths.faq.es);
    return calls.length > 0;
  };
  await expect
    .poll(isRenderedAgain, { timeout: 2_000, message: "the page was dropped at the other" })
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

test("a storefront killed at fifty requests a second: no visitor is answered 500 or above", async ({
  shop,
}) => {
  const [onlyOne, unread, ...others] = (await offered(shop)).slice(1, 9);
  await read(shop.storefronts[0] + onlyOne);
  // As in a shop that has been open for a while: how many new pages a slow processor renders in a second is not asked here.
  for (const url of shop.storefronts)
    for (const path of [paths.faq.es, ...others]) expect((await read(url + path)).status).toBe(200);
  const answers: Promise<number>[] = [];
  let [ended, underWay] = [0, 0];
  for (let count = 0; count < 250; count += 1) {
    const stored = count % 3 === 0 ? `${others[count % others.length]}` : `${paths.faq.es}?visita=${count}`;
    const path = count === 130 ? `${unread}` : stored;
    const visit = read(shop.url + path, { "x-forwarded-for": `203.0.113.${count}` });
    // What the killed one is just sending is cut off: 0.
    answers.push(
      visit
        .then(({ status }) => status)
        .catch(() => 0)
        .finally(() => {
          ended += 1;
        }),
    );
    if (count === 100) {
      underWay = answers.length - ended;
      shop.killStorefront(0);
    }
    await pause(20);
  }
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  const isCut = (status: number) => status === 0;
  expect(statuses.filter(isCut).length).toBeLessThanOrEqual(underWay);
  // Who comes a moment later is answered whole.
  expect(statuses.slice(110)).toEqual(statuses.slice(110).map(() => 200));
  await shop.stopServices();
  const { status, html } = await read(shop.storefronts[1] + onlyOne);
  expect(status, "a page that only the other one has rendered").toBe(200);
  expect(html).not.toContain('data-degraded="');
});
