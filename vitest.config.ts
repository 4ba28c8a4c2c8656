import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { shareWorkers } from "./src/tools/test-support/share-workers.ts";

const pathOf = (url: URL): string => fileURLToPath(url);
const { together, afresh, apart } = shareWorkers();
const startAfresh = pathOf(new URL("./src/tools/test-support/start-afresh.ts", import.meta.url));
const loadAfresh = pathOf(new URL("./src/tools/test-support/load-afresh.ts", import.meta.url));

export default defineConfig({
  // "server-only" throws outside a server bundle; tests run in plain Node, where it has nothing to guard.
  resolve: {
    alias: {
      "server-only": pathOf(new URL("./src/tools/test-support/empty-module.ts", import.meta.url)),
      "next-international/server": pathOf(
        new URL("./src/tools/test-support/i18n-server.ts", import.meta.url),
      ),
    },
  },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    environment: "node",
    // Left to itself vitest keeps one processor for what watches files.
    maxWorkers: 2,
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
    // Ends what hangs; long enough for a machine that does other work besides.
    testTimeout: 60_000,
    tags: [{ name: "all", description: "Runs with `npm test -- --all` alone, as in e2e/support/tiers.ts." }],
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    globalSetup: pathOf(new URL("./src/tools/test-support/test-run.ts", import.meta.url)),
    projects: [
      {
        extends: true,
        test: { name: "together", include: together, isolate: false, setupFiles: startAfresh },
      },
      {
        extends: true,
        test: { name: "afresh", include: afresh, isolate: false, setupFiles: [startAfresh, loadAfresh] },
      },
      { extends: true, test: { name: "apart", include: apart } },
      {
        extends: true,
        test: {
          name: "http",
          include: ["e2e/http/*.test.ts"],
          isolate: false,
          testTimeout: 120_000,
          globalSetup: pathOf(new URL("./e2e/http/test-run.ts", import.meta.url)),
        },
      },
      {
        extends: true,
        test: {
          name: "specified",
          include: ["e2e/specified/*.test.ts"],
          isolate: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
