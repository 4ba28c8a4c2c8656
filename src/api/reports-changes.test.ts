import { expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { reportsChanges } from "./reports-changes.ts";

const services = { DATA_SERVICE_URL: "http://data.example", CONTENT_SERVICE_URL: "http://content.example" };

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  ["the reference services on the embedded database", {}, true],
  ["several processes that Redis joins", { DATABASE_URL: "postgres://x/y", REDIS_URL: "redis://x" }, true],
  ["several processes that nothing joins", { DATABASE_URL: "postgres://x/y" }, false],
  ["services elsewhere", services, false],
  ["one service elsewhere", { DATA_SERVICE_URL: services.DATA_SERVICE_URL }, false],
  ["services elsewhere that report", { ...services, SERVICES_REPORT_CHANGES: "on" }, true],
])("%s: every process hears of changes: %s", (_, variables, isReported) => {
  forgetProcess();
  for (const name of [
    "DATABASE_URL",
    "REDIS_URL",
    "DATA_SERVICE_URL",
    "CONTENT_SERVICE_URL",
    "SERVICES_REPORT_CHANGES",
  ])
    vi.stubEnv(name, variables[name]);
  expect(reportsChanges()).toBe(isReported);
});
