import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is rehearsed by hand without a browser (`npm run rehearse`): one file after the other, on a build that is there. */
export default defineConfig({
  root: pathOf("../.."),
  resolve: { alias: { "server-only": pathOf("../../src/tools/test-support/empty-module.ts") } },
  test: {
    environment: "node",
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: "verbose",
    projects: ["kills", "attacks", "shop", "events", "day", "containers", "structured-data"].map((name) => ({
      extends: true as const,
      test: { name, include: [`e2e/rehearse/${name}.test.ts`] },
    })),
  },
});
