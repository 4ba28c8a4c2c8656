import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryChecks } from "../checks/all-checks.ts";
import { listFiles } from "../checks/source-file.ts";
import { runCommand } from "../run-command.ts";
import { oneTest, type Stage } from "./stage.ts";

type Command = readonly [program: string, ...args: string[]];

/** Runs programs of the packages one after the other; the output of the first that fails is the report. */
const packagedStage = (name: string, commands: () => readonly Command[]): Stage => ({
  name,
  run: async () => {
    for (const [program, ...args] of commands()) {
      const { code, output } = await runCommand(join("node_modules", ".bin", program), args, {
        env: { NEXT_TELEMETRY_DISABLED: "1" },
        timeoutMs: 5 * 60_000,
      });
      if (code !== 0) return oneTest(output || `${program} ended with ${code}`);
    }
    return oneTest("");
  },
});

const config = (name: string) => ["--config", `src/tools/checks/${name}.config.ts`];

const biomeOptions = ["--error-on-warnings", "--colors=off", "."];

/** Cycles of imports are apart: they need all files, and a developer's run on one file does not. */
export const lintStage = packagedStage("lint", () => [
  ["biome", "ci", ...biomeOptions],
  ["biome", "lint", "--only=suspicious/noImportCycles", ...biomeOptions],
]);

/** Routes have generated types, which a fresh clone does not hold yet. */
export const typesStage = packagedStage("types", () => [
  ["next", "typegen"],
  ["tsc", "--noEmit"],
]);

const knip = ["--no-progress", "--no-config-hints"];

/** Files, exports and packages that nothing uses, or nothing but their tests. */
export const unusedStage = packagedStage("unused", () => [
  ["knip", ...config("knip"), ...knip],
  ["knip", ...config("knip"), ...knip, "--production"],
]);

/** The browser's entry. */
const browserFiles = () => [
  "src/client/entry.ts",
  ...listFiles(".", "src/**/*.tsx").filter((path) => readFileSync(path, "utf8").startsWith('"use client"')),
];

/** Which folder imports which, and that no import leads from the browser to server code. */
const layersStage = packagedStage("layers", () => [
  ["depcruise", ...config("layers"), "src", "locales", "packages", "examples", "e2e", "middleware.ts"],
  ["depcruise", ...config("browser"), ...browserFiles()],
]);

/** Tests set up much alike, and two languages have grammars alike. */
const alike = ["**/*.test.ts", "**/*.test.tsx", "**/features/search/search-words/**"];

/** Six lines that are written twice. */
const duplicationStage = packagedStage("duplication", () => [
  [
    "jscpd",
    ...["--min-lines", "6", "--min-tokens", "60", "--format", "typescript,tsx", "--ignore", alike.join()],
    ...["--ignore-pattern", 'import[^;]*from "[^"]*";', "--exit-code", "1", "--no-colors", "src", "packages"],
  ],
]);

const stylesStage = packagedStage("styles", () => [["stylelint", ...config("stylelint"), "src/**/*.css"]]);

/** Rules of the repository that are checked without running it. */
export const repositoryStages: readonly Stage[] = [
  layersStage,
  duplicationStage,
  stylesStage,
  ...Object.entries(repositoryChecks).map(([name, check]) => ({
    name,
    run: async () => oneTest((await check(process.cwd())).join("\n")),
  })),
];
