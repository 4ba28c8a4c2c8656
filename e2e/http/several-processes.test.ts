import { randomInt } from "node:crypto";
import { request as httpRequest } from "node:http";
import { describe, expect } from "vitest";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { carriedFields, contactPaths, newAddress, refusedAt } from "#tools/test-support/contact-form.ts";
import { favouritesPaths, loginPaths } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";
import { servicesUrl } from "../support/own-site.ts";
import { offered, read, startShop } from "../support/shop.ts";
import { withAll } from "../support/tiers.ts";
import { test as httpTest, siteUrl } from "./http-test.ts";

/** Two storefronts of one shop, behind nginx. Its tests go one after the other; the last of them stops the storefronts. */
const test = httpTest.extend(
  "shop",
  { scope: "file" },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are needed.
  async ({}, { onCleanup }) => {
    const shop = await startShop({ hasOneService: true });
    onCleanup(shop.close);
    return shop;
  },
);

const vinOn = (html: string): string => /data-vin="([A-Z0-9]{17})"/.exec(html)?.[1] ?? "";

test("wrong passwords are counted together, wherever they are sent", async () => {
  // The services of the site itself, and those that others call over HTTP, are two processes on one database.
  const { html } = await read(siteUrl() + loginPaths.es);
  const state = /\/identity\/register\?[^"]*state=([\w-]+)/.exec(html)?.[1] ?? "";
  expect(state).not.toBe("");
  const email = newAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    const services = count % 2 === 0 ? servicesUrl() : `${siteUrl()}/api/services`;
    const body = new URLSearchParams({ state, email, password: "no-es-esta-clave" });
    const accept = "application/json";
    const headers = { accept, origin: siteUrl(), "x-forwarded-for": visitorAddress(email) };
    statuses.push((await fetch(`${services}/identity/login`, { method: "POST", headers, body })).status);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses[10]).toBe(429);
});

describe("two storefronts behind nginx", withAll, () => {
  test("who signs in at one is known at the other, and after a logout there at neither", {
    timeout: 120_000,
  }, async ({ shop, request }) => {
    const [one, two] = shop.storefronts;
    await registerCustomer({ request }, shop.url, shop.mailbox);
    const { cookies } = await request.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    for (const url of [one, two]) expect((await read(url + favouritesPaths.es, { cookie })).status).toBe(200);
    const left = await fetch(`${two}/api/session/logout`, {
      method: "POST",
      headers: { cookie, origin: shop.url },
      body: new URLSearchParams({ locale: "es" }),
      redirect: "manual",
    });
    expect(left.status).toBe(303);
    await expect
      .poll(async () => (await read(one + favouritesPaths.es, { cookie })).headers.get("location"))
      .toContain(loginPaths.es);
  });

  test("a new price is on every storefront within seconds, and behind nginx soon", async ({ shop }) => {
    const [path] = await offered(shop);
    const pages = await Promise.all(shop.storefronts.map((url) => read(url + path)));
    await read(shop.url + path);
    const rest = randomInt(100, 1_000);
    const price = `17.${rest},00`;
    for (const { html } of pages) expect(html).not.toContain(price);
    const shows = async (url: string) => (await read(url + path)).html.includes(price);
    const cents = (17_000 + rest) * 100;
    await shop.query("update vehicles set price_cents = $1 where vin = $2", [
      cents,
      vinOn(pages[0]?.html ?? ""),
    ]);
    // Two seconds on a machine that has nothing else to do.
    for (const url of shop.storefronts)
      await expect.poll(() => shows(url), { timeout: 6_000, interval: 50 }).toBe(true);
    // nginx caches a page for a second, and shows none that is older as long as there is a newer.
    await expect.poll(() => shows(shop.url), { timeout: 2_000 }).toBe(true);
  });

  test("where an address leads is right on every storefront within seconds: sold long ago, back, with another number, redirected", async ({
    shop,
  }) => {
    const [, , path = ""] = await offered(shop);
    const renumbered = path.replace(/\d{8}\/$/, `9${randomInt(1_000_000, 10_000_000)}/`);
    const [oldId, newId] = [path, renumbered].map((each) => /(\d{8})\/$/.exec(each)?.[1]);
    const leadTo = async (expected: readonly [status: number, renumberedStatus: number]) => {
      for (const url of shop.storefronts)
        await expect
          .poll(
            async () => {
              const [here, there] = await Promise.all([read(url + path), read(url + renumbered)]);
              return [here.status, there.status];
            },
            { timeout: 6_000, interval: 50 },
          )
          .toEqual(expected);
    };
    await leadTo([200, 404]);
    const update = (change: string, values: readonly unknown[]) =>
      shop.query(`update vehicles set ${change}`, values);
    await update("status = 'bought', status_since = now() - interval '31 days' where public_id = $1", [
      oldId,
    ]);
    await leadTo([410, 404]);
    await update("status = 'in-stock', status_since = now() where public_id = $1", [oldId]);
    await leadTo([200, 404]);
    await update("public_id = $2 where public_id = $1", [oldId, newId]);
    await leadTo([404, 200]);
    await shop.query("insert into redirects (path, target, status) values ($1, $2, 301)", [path, renumbered]);
    await leadTo([301, 200]);
    await shop.query("delete from redirects where path = $1", [path]);
    await update("public_id = $2 where public_id = $1", [newId, oldId]);
    await leadTo([200, 404]);
  });

  test("the shop has its new name and colour on every storefront within seconds", async ({ shop }) => {
    const [row] = await shop.query<{ value: string }>("select value from site_settings where key = 'shop'");
    const before = row?.value ?? "";
    const store = (value: string) =>
      shop.query("update site_settings set value = $1 where key = 'shop'", [value]);
    const shows = async (url: string, text: string) => (await read(url + paths.home.pt)).html.includes(text);
    for (const url of shop.storefronts) expect(await shows(url, "--accent:#8a1538")).toBe(false);
    const look = { name: "Rodas do Norte", theme: { light: { accent: "#8a1538" } } };
    await store(JSON.stringify({ ...JSON.parse(before), ...look }));
    for (const url of shop.storefronts)
      for (const text of ["--accent:#8a1538", 'content="Rodas do Norte"'])
        await expect.poll(() => shows(url, text), { timeout: 6_000, interval: 50 }).toBe(true);
    await store(before);
    for (const url of shop.storefronts)
      await expect.poll(() => shows(url, "--accent:#8a1538"), { timeout: 6_000, interval: 50 }).toBe(false);
  });

  test("a storefront that starts again shows what it stored, but for what was changed meanwhile", {
    timeout: 120_000,
  }, async ({ shop }) => {
    const [one] = shop.storefronts;
    const [changed = "", unchanged = ""] = (await offered(shop)).slice(5);
    const stored = await read(one + unchanged);
    const cents = (17_000 + randomInt(100, 1_000)) * 100;
    const vin = vinOn((await read(one + changed)).html);
    shop.killStorefront(0);
    await shop.query("update vehicles set price_cents = $1, previous_price_cents = null where vin = $2", [
      cents,
      vin,
    ]);
    await shop.startAgain(0);
    const calls = shop.countCalls();
    expect((await read(one + unchanged)).html).toBe(stored.html);
    expect(calls.filter((path) => path.endsWith("/similar"))).toEqual([]);
    expect((await read(one + changed)).html).toContain(`17.${cents / 100 - 17_000},00`);
  });

  test("a hundred who want one new page have it rendered twice at most", async ({ shop }) => {
    const path = (await offered(shop)).at(-1);
    const calls = shop.countCalls();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        read(`${shop.storefronts[at % 2 === 0 ? 0 : 1]}${path}`, {
          "x-forwarded-for": `203.0.113.${100 + at}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(new Set(answers.map(({ html }) => html)).size).toBeLessThanOrEqual(2);
    const similar = `/vehicle/${vinOn(answers[0]?.html ?? "")}/similar`;
    const renderings = calls.filter((call) => call.startsWith(similar));
    expect(renderings.length, calls.join("\n")).toBeGreaterThan(0);
    expect(renderings.length, calls.join("\n")).toBeLessThanOrEqual(2);
  });

  /** Requests from an address of this machine that no proxy has. */
  const requestFrom = (
    site: string,
    localAddress: string,
    path: string,
    headers: Readonly<Record<string, string>>,
  ) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(site);
      const sent = httpRequest({ host: "127.0.0.1", port, path, headers, localAddress });
      sent.once("error", reject).once("response", (answer) => resolve(answer.resume().statusCode));
      sent.end();
    });

  test("behind nginx a form with as much as it takes is answered, and comes back with the visitor's other cookies", async ({
    shop,
  }) => {
    const path = contactPaths.es;
    const { html } = await read(shop.url + path);
    const typed = { name: "¿".repeat(60), email: "ana", message: "¿".repeat(1_000) };
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...carriedFields(html), ...typed })) body.set(name, value);
    const headers = { origin: shop.url };
    const answer = await fetch(shop.url + path, { method: "POST", body, headers, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, refusedAt(path)]);
    const [cookieLine = ""] = answer.headers.getSetCookie();
    expect(cookieLine.length).toBeGreaterThan(3_300);
    const others = {
      volante: "x".repeat(4_000),
      "volante-known": "1",
      "volante-consent": "necessary",
      "session-slug": `/${"x".repeat(100)}/`,
      locale: "pt",
    };
    const cookie = [cookieLine.split(";")[0], ...Object.entries(others).map((pair) => pair.join("="))].join(
      "; ",
    );
    expect(cookie.length).toBeGreaterThan(7_300);
    const review = await read(`${shop.url}${path}?revisar=1`, { cookie });
    expect(review.status).toBe(200);
    expect(review.html).toContain(typed.message);
  });

  test("behind nginx a header that is too large is refused before the site sees it", async ({ shop }) => {
    const { status, headers } = await read(shop.url, { cookie: `a=${"x".repeat(8_200)}` });
    expect([status, headers.get("x-request-id")]).toEqual([400, null]);
  });

  test("behind nginx visitors are told apart by the address that it sees, whatever they say of it", async ({
    shop,
  }) => {
    const request = (from: string, headers: Readonly<Record<string, string>>) =>
      requestFrom(shop.url, from, "/api/finance/x/pdf", headers);
    const { points } = rateLimits.financePdf;
    for (let count = 0; count < points; count += 1)
      expect(await request("127.0.0.2", { "x-forwarded-for": `203.0.113.${count}` })).not.toBe(429);
    expect(await request("127.0.0.2", { "x-forwarded-for": "203.0.113.99" })).toBe(429);
    expect(await request("127.0.0.2", { "x-connection-address": "203.0.113.99" })).toBe(429);
    expect(await request("127.0.0.3", {})).not.toBe(429);
  });

  test("behind nginx a request has one name on both sides, and a form is taken from the published address alone", async ({
    shop,
  }) => {
    expect((await read(shop.url)).headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
    const send = async (origin: string) =>
      (await fetch(`${shop.url}/api/consent`, { method: "POST", headers: { origin }, body: "x" })).status;
    expect(await send(shop.url)).toBe(400);
    for (const origin of ["null", shop.storefronts[0], "https://evil.example"])
      expect(await send(origin), origin).toBe(403);
  });

  test("with the storefronts stopped nginx goes on serving the pages that it has", async ({ shop }) => {
    expect((await read(shop.url + paths.home.es)).html).toContain("</html>");
    shop.killStorefront(0);
    shop.killStorefront(1);
    await expect.poll(async () => (await read(shop.url + contactPaths.es)).status).toBe(502);
    const home = await read(shop.url + paths.home.es);
    expect(home.status).toBe(200);
    expect(home.html).toContain("</html>");
  });
});
