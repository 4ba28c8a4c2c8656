import { afterEach, expect, test, vi } from "vitest";
import { valuesCars } from "./values-cars.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ["CEV", true],
  ["CP", false],
  ["cev", false],
  ["", false],
])("a dealer whose service is %j values cars: %s", (dealerService, values) => {
  expect(valuesCars({ dealerService })).toBe(values);
});

test("the group is what the environment says", async () => {
  vi.stubEnv("DEALER_SERVICES_CEV", "CEV, appraisal");
  vi.resetModules();
  const { valuesCars: fresh } = await import("./values-cars.ts");
  expect(["appraisal", "CEV", "CP"].map((dealerService) => fresh({ dealerService }))).toEqual([
    true,
    true,
    false,
  ]);
});
