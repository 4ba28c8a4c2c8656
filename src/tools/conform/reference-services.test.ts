import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { conform } from "./conform.ts";

let database: Database;
let server: ReturnType<typeof serve>;
let url: string;
beforeAll(async () => {
  database = await openSeededTestDatabase();
  const { fetch } = createBackend(database, { logFor: () => createLogger("silent") });
  server = serve({ fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false });
  await once(server, "listening");
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await database.close();
});

test("the reference services hold at every level, and have every call of ours", {
  tags: ["all"],
}, async () => {
  const { token } = await signIn(database.orm);
  const { calls, holds } = await conform({
    addresses: { data: url, content: url },
    level: "buy",
    token,
    mayWrite: true,
    timeOf: () => 60_000,
  });
  expect(calls.flatMap(({ name, breaks }) => breaks.map((each) => ({ name, ...each })))).toEqual([]);
  expect(holds).toBe(true);
  expect(calls.filter(({ verdict }) => verdict === "absent")).toEqual([]);
});
