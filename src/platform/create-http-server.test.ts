import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createHttpServer } from "./create-http-server.ts";

test("nginx lets an unused connection go before the server does", () => {
  const { keepAliveTimeout } = createHttpServer(() => undefined);
  const configuration = readFileSync("deploy/nginx.conf", "utf8");
  const seconds = [...configuration.matchAll(/keepalive_timeout (\d+)s;/g)].map(([, text]) => Number(text));
  expect(seconds).toHaveLength(2);
  for (const each of seconds) expect(each * 1_000).toBeLessThan(keepAliveTimeout);
});
