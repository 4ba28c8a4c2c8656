import { defineConfig } from "@playwright/test";
import { runOptions } from "./e2e/support/run-options.ts";

/** Several processes as one shop: no browser, one worker, since its tests share the shop that they take apart. */
export default defineConfig({
  ...runOptions,
  testDir: "e2e/several",
  testMatch: "*.spec.ts",
  outputDir: "test-results/several",
  workers: 1,
});
