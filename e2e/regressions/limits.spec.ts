import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { type RateLimitName, rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { listedVins } from "#tools/test-support/listed-vehicles.ts";
import { paths } from "#tools/test-support/paths.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";
import { test } from "../support/test.ts";

const atOnce = 10;

/** What the first and the last of so many requests are answered. */
const askOften = async (
  times: number,
  send: (count: number) => Promise<APIResponse>,
): Promise<{ readonly statuses: readonly number[]; readonly next: APIResponse }> => {
  const statuses: number[] = [];
  for (let begin = 0; begin < times; begin += atOnce) {
    const counts = Array.from({ length: Math.min(atOnce, times - begin) }, (_, index) => begin + index);
    statuses.push(...(await Promise.all(counts.map(async (count) => (await send(count)).status()))));
  }
  return { statuses, next: await send(times) };
};

const expectRefusal = (answer: APIResponse, limit: RateLimitName) => {
  expect(answer.status(), limit).toBe(429);
  expect(Number(answer.headers()["retry-after"]), limit).toBeGreaterThanOrEqual(1);
  expect(Number(answer.headers()["retry-after"]), limit).toBeLessThanOrEqual(rateLimits[limit].seconds);
  expect(answer.headers()["cache-control"], limit).toContain("no-store");
};

const elsewhere = { "x-forwarded-for": visitorAddress("somebody else") };

/*
 * Limits that even a busy machine reaches within their minute; `npm run audit -- --only attacks --attack limits` reaches all
 * of them, and `limited.test.ts` sees to it that no route goes without.
 */

test("pages drawn for one address have a limit; kept ones are given to it all the same", async ({
  request,
}) => {
  test.slow();
  const path = "/?action=logout";
  const send = (prefix = "") =>
    request.get(`${prefix}${path}`, { headers: { "sec-fetch-site": "cross-site" } });
  expect((await request.get(paths.list.es)).status()).toBe(200);
  const { statuses, next } = await askOften(rateLimits.freshPage.points, () => send());
  expect([...new Set(statuses)]).toEqual([200]);
  expectRefusal(next, "freshPage");
  expect(await next.text()).toContain("<h1>Vas demasiado deprisa</h1>");
  const portuguese = await send("/pt");
  expectRefusal(portuguese, "freshPage");
  expect(await portuguese.text()).toContain("<h1>Está a ir depressa demais</h1>");
  expect((await request.get(paths.list.es)).status()).toBe(200);
  const other = await request.get(path, { headers: { ...elsewhere, "sec-fetch-site": "cross-site" } });
  expect(other.status()).toBe(200);
});

/** What scripts ask for, with a status that shows that it was let through. */
const routes: readonly (readonly [
  RateLimitName,
  number,
  (request: APIRequestContext, vin: string, origin: string) => Promise<APIResponse>,
])[] = [
  ["financePdf", 200, (request, vin) => request.get(`/api/finance/${vin}/pdf?locale=es`)],
  ["login", 200, (request) => request.get("/acceso/")],
  ["accountExport", 303, (request) => request.get("/api/account/export", { maxRedirects: 0 })],
  ["reservationDocument", 404, (request) => request.get("/api/reservation-document/")],
  ["visitor", 200, (request) => request.get("/api/visitor?vins=")],
  [
    "favourite",
    400,
    (request, _, origin) => request.post("/api/favourite", { headers: { origin }, form: {} }),
  ],
  ["kept", 400, (request, _, origin) => request.post("/api/kept", { headers: { origin }, form: {} })],
  [
    "clientError",
    400,
    (request, _, origin) => request.post("/api/client-error", { headers: { origin }, data: "{}" }),
  ],
];

for (const [limit, status, send] of routes) {
  test(`${limit} has a limit for each address`, async ({ request, baseURL }) => {
    test.slow();
    const [vin = ""] = await listedVins(request, "es", 1);
    const ask = () => send(request, vin, baseURL ?? "");
    const { statuses, next } = await askOften(rateLimits[limit].points, ask);
    expect([...new Set(statuses)]).toEqual([status]);
    expectRefusal(next, limit);
  });
}

test("a page view is taken from our own pages only", async ({ request, baseURL }) => {
  const data = JSON.stringify({ type: 1, path: "/" });
  const send = (headers: Record<string, string>) => request.post("/api/footprint", { data, headers });
  expect((await send({})).status()).toBe(403);
  expect((await send({ origin: "https://elsewhere.example" })).status()).toBe(403);
  expect((await send({ origin: baseURL ?? "" })).status()).toBe(204);
});
