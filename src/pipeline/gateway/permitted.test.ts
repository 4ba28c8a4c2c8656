import { afterAll, expect, test, vi } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { inOrder } from "#platform/in-order.ts";
import { noteConnection } from "#platform/rate-limit/note-connection.ts";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { behindChecks } from "./behind-checks.ts";
import { permitted } from "./gateway-checks.ts";

const answer = behindChecks(
  [permitted("financePdf", ({ request }) => request.url !== "/free/")],
  (_, response) => response.end("let in"),
);
const server = createHttpServer(inOrder([noteConnection, answer]));

const { origin } = await listenUntil(afterAll, server);

test("what is counted is refused beyond the limit of its address, with a word when to come back", async () => {
  vi.stubEnv("TRUSTED_PROXIES", "127.0.0.1");
  const send = (path: string, from: string) => fetch(origin + path, { headers: { "x-forwarded-for": from } });
  const { points, seconds } = rateLimits.financePdf;
  for (let count = 0; count < points; count += 1) expect((await send("/", "203.0.113.5")).status).toBe(200);
  const refused = await send("/", "203.0.113.5");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(seconds);
  expect((await send("/free/", "203.0.113.5")).status).toBe(200);
  expect((await send("/", "203.0.113.6")).status).toBe(200);
});
