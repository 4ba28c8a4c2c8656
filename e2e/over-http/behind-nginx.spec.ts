import { request as httpRequest } from "node:http";
import { expect } from "@playwright/test";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { findFreePort } from "#tools/free-port.ts";
import { carriedFields, contactPaths, refusedAt } from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { startNginx } from "#tools/test-support/start-nginx.ts";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

let nginx: Awaited<ReturnType<typeof startNginx>>;
let site: OwnSite;

// The last test stops the site.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const port = await findFreePort();
  site = await startOwnSite({ SITE_URL: `http://localhost:${port}`, TRUSTED_PROXIES: "127.0.0.1" });
  nginx = await startNginx(port, { storefronts: [site.url.replace("http://localhost", "127.0.0.1")] });
});

test.afterAll(async () => {
  await nginx.close();
  await site.close();
});

/** Asks from an address of this machine that no proxy has. */
const askFrom = (localAddress: string, path: string, headers: Readonly<Record<string, string>>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(nginx.url);
    const asked = httpRequest({ host: "127.0.0.1", port, path, headers, localAddress });
    asked.once("error", reject).once("response", (answer) => resolve(answer.resume().statusCode));
    asked.end();
  });

const letters = (count: number) => "¿".repeat(count);

test("a form with as much as it takes is answered, and comes back with the visitor's other cookies", async () => {
  const path = contactPaths.es;
  const html = await (await fetch(nginx.url + path)).text();
  const typed = { name: letters(60), email: "ana", message: letters(1_000) };
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...carriedFields(html), ...typed })) body.set(name, value);
  const headers = { origin: nginx.url };
  const answer = await fetch(nginx.url + path, { method: "POST", body, headers, redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, refusedAt(path)]);
  const [kept = ""] = answer.headers.getSetCookie();
  expect(kept.length).toBeGreaterThan(3_300);

  const others = {
    volante: "x".repeat(4_000),
    "volante-known": "1",
    "volante-consent": "necessary",
    "session-slug": `/${"x".repeat(100)}/`,
    locale: "pt",
  };
  const cookies = [kept.split(";")[0], ...Object.entries(others).map((pair) => pair.join("="))].join("; ");
  expect(cookies.length).toBeGreaterThan(7_300);
  const review = await fetch(`${nginx.url}${path}?revisar=1`, { headers: { cookie: cookies } });
  expect(review.status).toBe(200);
  expect(await review.text()).toContain(letters(1_000));
});

test("a header that is too large is refused before the site sees it", async () => {
  const { status, headers } = await fetch(nginx.url, { headers: { cookie: `a=${"x".repeat(8_200)}` } });
  expect([status, headers.get("x-request-id")]).toEqual([400, null]);
});

test("visitors are told apart by the address that nginx sees, whatever they say of it", async () => {
  const path = "/api/finance/x/pdf";
  const { points } = rateLimits.financePdf;
  for (let count = 0; count < points; count += 1)
    expect(await askFrom("127.0.0.2", path, { "x-forwarded-for": `203.0.113.${count}` })).not.toBe(429);
  expect(await askFrom("127.0.0.2", path, { "x-forwarded-for": "203.0.113.99" })).toBe(429);
  expect(await askFrom("127.0.0.2", path, { "x-connection-address": "203.0.113.99" })).toBe(429);
  expect(await askFrom("127.0.0.3", path, {})).not.toBe(429);
});

test("a request has one name on both sides, and a form is taken from the published address alone", async () => {
  const answer = await fetch(nginx.url);
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
  const send = async (origin: string) =>
    (await fetch(`${nginx.url}/api/consent`, { method: "POST", headers: { origin }, body: "x" })).status;
  expect(await send(nginx.url)).toBe(400);
  for (const origin of ["null", site.url, "https://evil.example"])
    expect(await send(origin), origin).toBe(403);
});

test("with the site stopped nginx goes on serving the pages that it has", async () => {
  const home = await fetch(nginx.url + paths.home.es);
  expect(await home.text()).toContain("</html>");
  await site.close();
  const again = await fetch(nginx.url + paths.home.es);
  expect(again.status).toBe(200);
  expect(await again.text()).toContain("</html>");
  expect((await fetch(nginx.url + contactPaths.es)).status).toBe(502);
});
