import type { APIResponse } from "@playwright/test";
import { expect } from "vitest";
import { type RateLimitName, rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { paths } from "#tools/test-support/paths.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";
import { test } from "./http-test.ts";

const atOnce = 10;

/** The statuses of as many requests as a limit allows, and the answer to the next one. */
const reachLimit = async (limit: RateLimitName, send: () => Promise<APIResponse>) => {
  const statuses = new Set<number>();
  const { points } = rateLimits[limit];
  for (let sent = 0; sent < points; sent += atOnce) {
    const answers = await Promise.all(Array.from({ length: Math.min(atOnce, points - sent) }, send));
    for (const answer of answers) statuses.add(answer.status());
  }
  return { statuses: [...statuses], next: await send() };
};

const expectRefusal = (answer: APIResponse, limit: RateLimitName) => {
  const { "retry-after": retryAfter, "cache-control": cacheControl } = answer.headers();
  expect(answer.status(), limit).toBe(429);
  expect(Number(retryAfter), limit).toBeGreaterThanOrEqual(1);
  expect(Number(retryAfter), limit).toBeLessThanOrEqual(rateLimits[limit].seconds);
  expect(cacheControl, limit).toContain("no-store");
};

// Limits that a busy machine reaches within their minute. `limited.test.ts` sees to it that no route goes without, and
// `npm run rehearse -- attacks -t limits` reaches others.

test("rendered pages have a limit for each address; it gets cached pages all the same", async ({
  request,
}) => {
  const headers = { "sec-fetch-site": "cross-site" };
  const send = (prefix = "", from = {}) =>
    request.get(`${prefix}/?action=logout`, { headers: { ...headers, ...from } });
  expect((await request.get(paths.list.es)).status()).toBe(200);
  const { statuses, next } = await reachLimit("freshPage", () => send());
  expect(statuses).toEqual([200]);
  expectRefusal(next, "freshPage");
  expect(await next.text()).toContain("<h1>Vas demasiado deprisa</h1>");
  const portuguese = await send("/pt");
  expectRefusal(portuguese, "freshPage");
  expect(await portuguese.text()).toContain("<h1>Está a ir depressa demais</h1>");
  expect((await request.get(paths.list.es)).status()).toBe(200);
  expect((await send("", { "x-forwarded-for": visitorAddress("another visitor") })).status()).toBe(200);
});

test("sign-ins have a limit for each address", async ({ request }) => {
  const { statuses, next } = await reachLimit("login", () => request.get("/acceso/"));
  expect(statuses).toEqual([200]);
  expectRefusal(next, "login");
});

test("a route has its limit for each address", async ({ request, baseURL }) => {
  const { statuses, next } = await reachLimit("clientError", () =>
    request.post("/api/client-error", { headers: { origin: baseURL }, data: "{}" }),
  );
  expect(statuses).toEqual([400]);
  expectRefusal(next, "clientError");
});
