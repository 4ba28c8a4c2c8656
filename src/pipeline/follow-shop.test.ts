import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import type { WireShop } from "#contract/shop.ts";
import { createHttpServer } from "#platform/create-http-server.ts";
import { inOrder } from "#platform/in-order.ts";
import { answerShop } from "#tools/test-support/answer-shop.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { followShop } from "./follow-shop.ts";

const get = async (path: string, shop: Partial<WireShop>, site = "https://shop.test") => {
  forgetProcess();
  vi.stubEnv("SITE_URL", site);
  vi.stubEnv("SESSION_SECRET", randomBytes(32).toString("base64"));
  answerShop(shop);
  const server = createHttpServer(inOrder([followShop, (_, response) => void response.end("file")]));
  const { origin } = await listenUntil(onTestFinished, server);
  return fetch(origin + path, { redirect: "manual" });
};

test("nothing of a published demo is indexed", async () => {
  expect((await get("/", { demo: true })).headers.get("x-robots-tag")).toBe("noindex");
});

test.each<[Partial<WireShop>, string]>([
  [{ demo: true }, "http://localhost:3000"],
  [{ demo: false }, "https://shop.test"],
])("other sites are: %o at %s", async (shop, site) => {
  expect((await get("/", shop, site)).headers.get("x-robots-tag")).toBeNull();
});

test("an icon that a browser requests by itself is the shop's", async () => {
  const { status, headers } = await get("/favicon.ico", { icon: "/a.png" });
  expect([status, headers.get("location")]).toEqual([302, "/a.png"]);
  for (const shop of [{}, { name: "Demo", demo: true }])
    expect(await (await get("/favicon.ico", shop)).text()).toBe("file");
  expect((await get("/favicon.ico", { name: "Marca" })).status).toBe(204);
});
