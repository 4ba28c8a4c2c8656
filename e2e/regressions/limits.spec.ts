import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { type RateLimitName, rateLimits } from "../../src/platform/rate-limit/rate-limits.ts";
import { visitorAddress } from "../../src/tools/test-support/visitor-address.ts";
import { listedVins } from "../support/listed-vehicles.ts";
import { paths } from "../support/paths.ts";
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

const elsewhere = { headers: { "x-forwarded-for": visitorAddress("somebody else") } };

test("lists drawn for one address have a limit; kept ones are given to it all the same", async ({
  request,
}) => {
  test.slow();
  const list = (price: number) => `${paths.list.es}?priceTo=${price}`;
  const kept = list(9_900);
  expect((await request.get(kept, elsewhere)).status()).toBe(200);
  const { points } = rateLimits.queryPage;
  const { statuses, next } = await askOften(points, (count) => request.get(list(10_000 + count)));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expectRefusal(next, "queryPage");
  expect(await next.text()).toContain("<h1>Vas demasiado deprisa</h1>");
  const portuguese = await request.get(`${paths.list.pt}?priceTo=10000`);
  expectRefusal(portuguese, "queryPage");
  expect(await portuguese.text()).toContain("<h1>Está a ir depressa demais</h1>");
  for (const path of [kept, list(10_000), paths.home.es])
    expect((await request.get(path)).status(), path).toBe(200);
  expect((await request.get(list(10_000 + points), elsewhere)).status()).toBe(200);
});

test("wrong addresses, texts and pages for one visitor have limits too", async ({ request }) => {
  test.slow();
  const cases: readonly (readonly [RateLimitName, number, (count: number) => string])[] = [
    ["newPath", 404, (count) => `/no-existe-${count}/`],
    ["textSearch", 303, (count) => `${paths.list.es}?text=seat+${count}`],
    ["freshPage", 200, () => "/?action=logout"],
  ];
  await request.get(paths.list.es, elsewhere);
  for (const [limit, status, path] of cases) {
    const send = (count: number) =>
      request.get(path(count), { maxRedirects: 0, headers: { "sec-fetch-site": "cross-site" } });
    const { statuses, next } = await askOften(rateLimits[limit].points, send);
    expect([limit, ...new Set(statuses)]).toEqual([limit, status]);
    expectRefusal(next, limit);
  }
});

/** What scripts ask for, with a status that shows that it was let through. */
const routes: readonly (readonly [
  RateLimitName,
  number,
  (request: APIRequestContext, vin: string, origin: string) => Promise<APIResponse>,
])[] = [
  ["searchTotal", 400, (request) => request.get("/api/search/total?kind=x")],
  ["cards", 400, (request) => request.get("/api/cards?vin=x")],
  ["comparison", 400, (request) => request.get("/api/comparison?vin=x")],
  ["specifications", 400, (request) => request.get("/api/specifications/x")],
  ["simulation", 400, (request) => request.get("/api/finance/x")],
  ["financePdf", 200, (request, vin) => request.get(`/api/finance/${vin}/pdf?locale=es`)],
  ["vehicleStatus", 400, (request) => request.get("/api/vehicle-status?vins=x")],
  [
    "footprint",
    400,
    (request, _, origin) => request.post("/api/footprint", { headers: { origin }, data: "{}" }),
  ],
  [
    "clientError",
    400,
    (request, _, origin) => request.post("/api/client-error", { headers: { origin }, data: "{}" }),
  ],
];

for (const [limit, status, send] of routes) {
  test(`${limit} has a limit for each address`, async ({ request, baseURL }) => {
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
