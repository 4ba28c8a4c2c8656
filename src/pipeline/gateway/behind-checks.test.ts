import { afterAll, expect, test } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { behindChecks } from "./behind-checks.ts";
import type { GatewayCheck } from "./gateway-check.ts";

const calls: string[] = [];
const check =
  (name: string): GatewayCheck =>
  ({ request }) => {
    calls.push(name);
    return request.url === `/${name}/`
      ? { status: 404, message: name, headers: { "x-by": name } }
      : undefined;
  };
const waiting: GatewayCheck = async ({ request }) => {
  await Promise.resolve();
  calls.push("waiting");
  return request.url === "/waiting/" ? { status: 429, message: "later" } : undefined;
};

const server = createHttpServer(
  behindChecks([check("first"), waiting, check("last")], (_, response) => response.end("let in")),
);

const { origin } = await listenUntil(afterAll, server);

test.each([
  ["/other/", 200, "let in", ["first", "waiting", "last"]],
  ["/first/", 404, "first", ["first"]],
  ["/waiting/", 429, "later", ["first", "waiting"]],
  ["/last/", 404, "last", ["first", "waiting", "last"]],
])("%s is answered %i", async (path, status, text, checks) => {
  calls.splice(0);
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
  expect(calls).toEqual(checks);
});

test("a refusal is kept by nobody, read as nothing but text, and carries its own headers", async () => {
  const { headers } = await fetch(`${origin}/first/`);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-by")).toBe("first");
});

test("whoever was refused without having sent anything may ask again on the same connection", async () => {
  const answer = await fetch(`${origin}/first/`, { method: "POST" });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("connection")).toBe("keep-alive");
});

test("HEAD is refused without a body", async () => {
  const answer = await fetch(`${origin}/first/`, { method: "HEAD" });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-length")).toBe("5");
  expect(await answer.text()).toBe("");
});
