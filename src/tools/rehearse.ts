import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSiteIfStale } from "./build-site.ts";
import { testsOfSecurity } from "./checks/check-security.ts";
import { rehearseContainers } from "./containers/rehearse-containers.ts";
import { rehearseProtections } from "./protections/rehearse-protections.ts";
import { rehearseNext } from "./rehearse-next.ts";
import { runCommand, stopCommandsOnSignal } from "./run-command.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { variablesForTests } from "./test-stages/variables-for-tests.ts";

type Rehearsal = (args: readonly string[]) => Promise<void>;

/** Runs a program with this Node, its output on the terminal; a failure is the failure of the rehearsal. */
const run = async (program: readonly string[], args: readonly string[]): Promise<void> => {
  await buildSiteIfStale({ env: variablesForTests() });
  const { code } = await runCommand(process.execPath, [...program, ...args], {
    echo: true,
    env: { TEST_TIER: "all" },
    timeoutMs: 12 * 3_600_000,
  });
  if (code !== 0) process.exitCode = 1;
};

const vitest =
  (project: string): Rehearsal =>
  (args) =>
    run(
      [join("node_modules", "vitest", "vitest.mjs"), "run"],
      ["--config=e2e/rehearse/vitest.config.ts", `--project=${project}`, ...args],
    );

/** Runs tests of the default run, with those of `--all`. */
const runDefault: Rehearsal = (args) => run([join("node_modules", "vitest", "vitest.mjs"), "run"], args);

const playwright =
  (project: string): Rehearsal =>
  (args) =>
    run(
      [join("node_modules", "@playwright", "test", "cli.js"), "test"],
      ["--config=e2e/rehearse/playwright.config.ts", `--project=${project}`, ...args],
    );

const rehearsals: Readonly<Record<string, Rehearsal>> = {
  kills: vitest("kills"),
  shop: vitest("shop"),
  events: vitest("events"),
  day: vitest("day"),
  "structured-data": vitest("structured-data"),
  attacks: async (args) => {
    await vitest("attacks")(args);
    if (args.length === 0)
      await runDefault(testsOfSecurity(readFileSync(join("docs", "security.md"), "utf8")));
  },
  specified: (args) => runDefault(["--project=specified", ...args]),
  brand: playwright("brand"),
  states: playwright("states"),
  pages: playwright("pages"),
  crawl: playwright("crawl"),
  screenshots: playwright("screenshots"),
  soak: () => run(["--conditions=react-server", join("src", "tools", "bench.ts")], ["--only", "soak"]),
  containers: rehearseContainers,
  next: rehearseNext,
  protections: rehearseProtections,
};

/**
 * `npm run rehearse -- <name>`: what takes longer than a test run may, by hand; its result goes into the closing note of a change. Further
 * options go to the runner: `-t hosts` chooses an attack, `--shard=1/2` and `--grep menu` divide and choose states.
 */
await runTool(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const rehearsal = rehearsals[name];
  if (!rehearsal)
    throw new ToolError(`Usage: npm run rehearse -- <name>. Names: ${Object.keys(rehearsals).join(", ")}.`);
  stopCommandsOnSignal();
  await rehearsal(args);
});
