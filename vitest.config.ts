import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testsOfPureLayers } from "./src/tools/test-support/tests-of-pure-layers.ts";

const emptyModule = fileURLToPath(new URL("./src/tools/test-support/empty-module.ts", import.meta.url));
const together = testsOfPureLayers();

export default defineConfig({
  // "server-only" throws outside a server bundle; tests run in plain Node, where it has nothing to guard.
  resolve: { alias: { "server-only": emptyModule } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    environment: "node",
    // Left to itself vitest keeps one processor for what watches files.
    maxWorkers: 2,
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
    testTimeout: 15_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: "together", include: together, isolate: false } },
      {
        extends: true,
        test: {
          name: "apart",
          include: ["*.test.ts", "src/**/*.test.{ts,tsx}", "locales/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...together],
        },
      },
    ],
  },
});
