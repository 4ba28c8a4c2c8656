import { expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/forget-process.ts";
import { valuesCars } from "./values-cars.ts";

test.each([
  ["CEV", true],
  ["CP", false],
  ["cev", false],
  ["", false],
])("a dealer whose service is %j values cars: %s", (dealerService, values) => {
  expect(valuesCars({ dealerService })).toBe(values);
});

test("the group is what the environment says", () => {
  vi.stubEnv("DEALER_SERVICES_CEV", "CEV, appraisal");
  forgetProcess();
  expect(["appraisal", "CEV", "CP"].map((dealerService) => valuesCars({ dealerService }))).toEqual([
    true,
    true,
    false,
  ]);
});
