import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand, wasInterrupted } from "../run-command.ts";
import { ToolError } from "../run-tool.ts";
import { findPlace } from "./find-place.ts";
import { readProtected } from "./protected-sources.ts";
import { type Protection, protections } from "./protections.ts";

type Outcome = "noticed" | "missed" | "not built";

const vitest = join("node_modules", "vitest", "vitest.mjs");
const playwright = join("node_modules", "@playwright", "test", "cli.js");

const longestMs = 20 * 60_000;

/** @throws ToolError when the time ran out: that is no test that failed */
const succeeds = async (args: readonly string[]): Promise<boolean> => {
  const started = performance.now();
  const { code } = await runCommand(process.execPath, args, {
    timeoutMs: longestMs,
    env: { TEST_TIER: "all" },
  });
  if (performance.now() - started >= longestMs) throw new ToolError(`${args.join(" ")} took too long.`);
  return code === 0;
};

/** Runs the tests that should notice a patch, those first that need no build. */
const runTests = async (files: readonly string[]): Promise<Outcome> => {
  const specs = files.filter((file) => file.endsWith(".spec.ts"));
  const http = files.filter((file) => file.startsWith("e2e/") && !specs.includes(file));
  const unit = files.filter((file) => !specs.includes(file) && !http.includes(file));
  if (unit.length > 0 && !(await succeeds([vitest, "run", "--bail=1", ...unit]))) return "noticed";
  if (http.length + specs.length === 0) return "missed";
  const build = ["--conditions=react-server", join("src", "tools", "build.ts")];
  if (!(await succeeds(build))) return "not built";
  if (http.length > 0 && !(await succeeds([vitest, "run", "--bail=1", "--project=http", ...http])))
    return "noticed";
  if (specs.length > 0 && !(await succeeds([playwright, "test", "-x", ...specs]))) return "noticed";
  return "missed";
};

/** Applies a patch, runs its tests, and takes it back. */
const rehearse = async ({ find, replace, noticedBy }: Protection): Promise<Outcome> => {
  const { path, text } = findPlace(readProtected(), find);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    return await runTests(noticedBy);
  } finally {
    writeFileSync(path, text);
  }
};

/**
 * Removes one protection after the other and reports whether the tests named beside it fail. What they miss needs the whole run.
 * @param args `--only <part of a name>` rehearses some of them
 */
export const rehearseProtections = async (args: readonly string[]): Promise<void> => {
  const only = args[0] === "--only" ? (args[1] ?? "") : "";
  const chosen = protections.filter(({ name }) => name.includes(only));
  if (chosen.length === 0) throw new ToolError(`No protection's name holds "${only}".`);
  const counts: Record<Outcome, number> = { noticed: 0, missed: 0, "not built": 0 };
  for (const protection of chosen) {
    if (wasInterrupted()) throw new ToolError("Interrupted.");
    const started = performance.now();
    const outcome = await rehearse(protection);
    counts[outcome] += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${outcome.padEnd(9)} ${protection.name} (${seconds} s)`);
  }
  console.log(`\n${counts.noticed} of ${chosen.length} noticed`);
  if (counts.noticed < chosen.length) process.exitCode = 1;
};
