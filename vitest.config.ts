import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const emptyModule = fileURLToPath(new URL("./src/tools/test-support/empty-module.ts", import.meta.url));

export default defineConfig({
  // "server-only" throws outside a server bundle; tests run in plain Node, where it has nothing to guard.
  resolve: { alias: { "server-only": emptyModule } },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    environment: "node",
    include: ["*.test.ts", "src/**/*.test.{ts,tsx}", "locales/**/*.test.ts"],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
    testTimeout: 15_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
