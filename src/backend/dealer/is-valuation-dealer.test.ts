import { expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { isValuationDealer } from "./is-valuation-dealer.ts";

test.each([
  ["CEV", true],
  ["CP", false],
  ["cev", false],
  ["", false],
])("a dealer whose service is %j values cars: %s", (dealerService, values) => {
  expect(isValuationDealer({ dealerService })).toBe(values);
});

test("the group is what the environment says", () => {
  vi.stubEnv("DEALER_SERVICES_CEV", "CEV, appraisal");
  forgetProcess();
  expect(["appraisal", "CEV", "CP"].map((dealerService) => isValuationDealer({ dealerService }))).toEqual([
    true,
    true,
    false,
  ]);
});
