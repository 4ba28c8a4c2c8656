import { readFileSync } from "node:fs";
import type { KnipConfig } from "knip";

/** Used by `src/backend/`, `src/shop-folder/` and `src/demo/`, which belong to another workspace. `reference-backend.test.ts` finds unused ones. */
const { dependencies: ofBackend } = JSON.parse(
  readFileSync("packages/reference-backend/package.json", "utf8"),
);

/** Read by the stage "unused" of `npm test`, once for everything and once, by `--production`, without the tests. */
const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        "src/tools/*.{ts,mjs}!",
        "src/tools/checks/*.config.ts!",
        "src/tools/development/reload-on-change.ts!",
        "examples/service/start.mjs!",
        "src/client/{entry,list-bundle,vehicle-bundle,form-bundle}.ts!",
        "src/backend/trade-in/pictures/picture-process.ts!",
        "src/server/main.ts!",
        "src/backend/store/drizzle.config.ts!",
        "e2e/engines/*.journey.ts",
        "e2e/rehearse/*.{config,rehearsal,test}.ts",
        "playwright*.config.ts",
      ],
      project: [
        "src/**/*.{ts,tsx,mjs}!",
        "e2e/**/*.ts",
        "examples/**/*.mjs!",
        "locales/**/*.ts!",
        "*.{ts,mjs}!",
        // What only tests are made of.
        "!src/tools/{specified-service,test-support}/**!",
        "!src/{backend,shop-folder,demo}/**/test-*.ts!",
        "!src/**/{example-requests,sample-inputs,sample-vehicle,test-client,test-customer,test-database,test-mail-server,test-page,test-visitor}.ts!",
      ],
    },
    "packages/demo-pictures": {
      entry: ["{render,scene/page}.ts!", "test-rendering.ts"],
      project: ["**/*.ts!", "!**/test-*.ts!"],
    },
  },
  // Without the tests an export is dead when its own file does not use it either.
  ignoreExportsUsedInFile: process.argv.includes("--production"),
  // `@awaited` names the issue that will use what is ready and tested.
  tags: ["-awaited"],
  ignoreDependencies: [
    // Run by their names or read by their paths.
    "@biomejs/biome",
    "@redocly/cli",
    "@swc/core",
    "dependency-cruiser",
    "jscpd",
    "kubernetes-models",
    "semver",
    "stylelint",
    "@fontsource-variable/figtree",
    ...Object.keys(ofBackend),
  ],
  ignoreBinaries: [
    "redis-server",
    "nginx",
    "psql",
    "mount",
    "umount",
    "chroot",
    "ip",
    "nsenter",
    "Xvfb",
    "stdbuf",
  ],
};

export default config;
