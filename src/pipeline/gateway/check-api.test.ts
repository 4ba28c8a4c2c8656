import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { apiRoutes, checkApi } from "./check-api.ts";
import type { Exchange } from "./refuse.ts";

const statusOf = (url: string) => {
  const refusal = checkApi({ request: { url } } as Exchange);
  return refusal && "status" in refusal ? refusal.status : undefined;
};

test("every route of the site is named, and no other", () => {
  const routes = globSync("src/app/api/**/route.ts").map((file) =>
    file.replaceAll("\\", "/").replace(/^src\/app\/api\/|\/route\.ts$/g, ""),
  );
  expect([...apiRoutes]).toEqual(routes.sort());
});

test.each([
  "/api/visitor",
  "/api/visitor/",
  "/api/visitor?x=/solicitud/",
  "/api/finance/VSSZZZKJZPR000001/pdf/",
  "/api/services/payments/messages",
  "/apis/",
  "/solicitud/api/contact/",
])("%s is let in", (url) => {
  expect(statusOf(url)).toBeUndefined();
});

test.each([
  "/api",
  "/api/",
  "/API/solicitud/contact/",
  "//api/solicitud/contact/",
  "/api/solicitud/trade-in/plate/",
  "/api/personal/cuenta/",
  "/api/visitor/solicitud/",
  "/api/finance/a/b/pdf/",
])("%s is no page", (url) => {
  expect(statusOf(url)).toBe(404);
});
