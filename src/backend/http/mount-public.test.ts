import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLogger } from "#platform/log.ts";
import type { Call } from "./call.ts";
import type { BackendEnv } from "./mount.ts";
import { mountPublic } from "./mount-public.ts";
import type { PublicRoute } from "./public-routes.ts";

const appWith = (route: Omit<PublicRoute, "why">) => {
  const app = new Hono<BackendEnv>();
  app.use(async (context, next) => {
    context.set("call", { log: createLogger("silent") } as Partial<Call> as Call);
    await next();
  });
  mountPublic(app, { why: "A test", ...route });
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
