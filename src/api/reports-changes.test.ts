import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { reportsChanges } from "./reports-changes.ts";

const records = vi.hoisted(() => ({ isFollowed: true }));
vi.mock("#platform/page-cache/followed-records.ts", () => ({ isFollowed: () => records.isFollowed }));

const one = "http://services.example";
const other = "http://content.example";

beforeEach(() => {
  forgetProcess();
  records.isFollowed = true;
});

test.each<[what: string, variables: Record<string, string>, isFollowed: boolean, isReported: boolean]>([
  ["services in this process", {}, true, true],
  ["services elsewhere that report", { DATA_SERVICE_URL: one, CONTENT_SERVICE_URL: one }, true, true],
  ["services that do not, or are away", { DATA_SERVICE_URL: one, CONTENT_SERVICE_URL: one }, false, false],
  ["content of another place", { DATA_SERVICE_URL: one, CONTENT_SERVICE_URL: other }, true, false],
  ["content of another place, vehicles of this process", { CONTENT_SERVICE_URL: other }, true, false],
  [
    "others of which the operator says so",
    { DATA_SERVICE_URL: one, CONTENT_SERVICE_URL: other, SERVICES_REPORT_CHANGES: "on" },
    false,
    true,
  ],
])("%s", (_, variables, isFollowed, isReported) => {
  records.isFollowed = isFollowed;
  for (const name of ["DATA_SERVICE_URL", "CONTENT_SERVICE_URL", "SERVICES_REPORT_CHANGES"])
    vi.stubEnv(name, variables[name]);
  expect(reportsChanges()).toBe(isReported);
});
