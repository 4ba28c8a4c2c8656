import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLogger } from "#platform/log.ts";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import type { BackendEnv, Call } from "./call.ts";
import { mountPublic } from "./mount-public.ts";
import type { PublicRoute } from "./public-route.ts";
import { publicRoutes } from "./public-routes.ts";

const appWith = (route: Pick<PublicRoute, "method" | "path" | "answer"> & Partial<PublicRoute>) => {
  const app = new Hono<BackendEnv>();
  app.use(async (context, next) => {
    context.set("call", { log: createLogger("silent") } as Partial<Call> as Call);
    await next();
  });
  mountPublic(app, { why: "A test", limit: undefined, query: [], ...route });
  return app;
};

test("a public route reads the bytes that were sent, and what stood in its path", async () => {
  const app = appWith({
    method: "PUT",
    path: "/letters/{id}",
    answer: async (request, _, { id }) => Response.json([id, [...(await request.bytes())]]),
  });
  const body = new Uint8Array([0, 255, 13]);
  const answer = await app.request("/letters/a-b", { method: "PUT", body });
  expect(await answer.json()).toEqual(["a-b", [0, 255, 13]]);
});

test("what it throws is an answer that says nothing of the inside", async () => {
  const fail = () => {
    throw new Error("secret");
  };
  const answer = await appWith({ method: "GET", path: "/x", answer: fail }).request("/x");
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining("secret")]);
});

test("one for this machine is not found from anywhere else, also where no storefront stands before it", async () => {
  const app = appWith({
    method: "GET",
    path: "/x",
    isForThisMachine: true,
    answer: () => new Response("in"),
  });
  const from = (address: string) =>
    app.request("/x", { headers: { host: "localhost:4000", "x-connection-address": address } });
  expect((await from("127.0.0.1")).status).toBe(200);
  expect((await from("192.168.1.7")).status).toBe(404);
});

test("beyond its limit an address is refused before anything is done; another one goes on", async () => {
  let answered = 0;
  const answer = () => Response.json({ answered: ++answered });
  const app = appWith({ method: "GET", path: "/x", limit: "contractDocument", answer });
  const send = (address: string) => app.request("/x", { headers: { "x-connection-address": address } });
  for (let count = 0; count < rateLimits.contractDocument.points; count += 1)
    expect((await send("192.0.2.1")).status).toBe(200);
  const refused = await send("192.0.2.1");
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: { code: "rate-limited" } }]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(answered).toBe(rateLimits.contractDocument.points);
  expect((await send("192.0.2.2")).status).toBe(200);
});

test("a parameter that it does not have is refused by its name", async () => {
  const app = appWith({ method: "GET", path: "/x", query: ["link"], answer: () => new Response("in") });
  expect((await app.request("/x?link=a")).status).toBe(200);
  const refused = await app.request("/x?link=a&zz=1");
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { field: "zz" } }]);
});

test("every route has a limit, but for who signs and who sits at this machine", () => {
  const without = publicRoutes.filter(({ limit }) => limit === undefined).map(({ path }) => path);
  expect(without).toEqual(["/mailbox", "/payments/messages"]);
  expect(publicRoutes.find(({ path }) => path === "/mailbox")?.isForThisMachine).toBe(true);
});
