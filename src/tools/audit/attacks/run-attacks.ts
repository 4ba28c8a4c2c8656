import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "#e2e/support/start-site.ts";
import { findFreePort } from "../../free-port.ts";
import { ToolError } from "../../run-tool.ts";
import { variablesForTests } from "../../test-stages/variables-for-tests.ts";
import type { Line } from "../print-report.ts";
import { type Attack, type Ground, Tally } from "./attack.ts";

/** What attacked sites know as the secret of `POST /api/revalidate`. */
export const revalidateSecret = "solo-para-ataques-1234";

/** Serves the reference services with a database of their own, which vanishes with them. */
const startServices = async () => {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "volante-attacked-"));
  const program = join("src", "tools", "services.ts");
  const services: ChildProcess = spawn(
    process.execPath,
    ["--conditions=react-server", program, "--port", String(port)],
    {
      env: { ...process.env, ...variablesForTests(), DATA_DIR: folder },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const close = async () => {
    const ended = new Promise((resolve) => services.once("exit", resolve));
    if (services.exitCode === null && services.kill("SIGTERM")) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 120_000; Date.now() < end && services.exitCode === null; await pause(200)) {
    const answer = await fetch(`${url}/openapi.json`).catch(() => undefined);
    if (answer?.ok) return { url, close };
  }
  await close();
  throw new ToolError("The services to be attacked did not become ready.");
};

/** Runs one attack on sites of its own; one that throws or takes too long has found something. */
const runAttack = async (attack: Attack, services: string): Promise<Tally> => {
  const tally = new Tally();
  const closers: (() => Promise<void>)[] = [];
  const ground: Ground = {
    services,
    closeLater: (close) => void closers.push(close),
    open: async (variables = {}) => {
      const site = await startSite({
        DATA_SERVICE_URL: services,
        CONTENT_SERVICE_URL: services,
        REVALIDATE_SECRET: revalidateSecret,
        // Each try comes from an address of its own.
        TRUSTED_PROXIES: "127.0.0.1,::1",
        LOG_LEVEL: "info",
        ...variables,
      });
      closers.push(site.close);
      return site;
    },
  };
  const over = new AbortController();
  try {
    const late = pause(attack.seconds * 1_000, "late", { signal: over.signal }).catch(() => "over");
    const run = attack.run(ground, tally);
    const ended = await Promise.race([run, late]);
    run.catch(() => undefined);
    if (ended === "late") tally.record(attack.name, `did not end within ${attack.seconds} s`);
  } catch (error) {
    tally.record(attack.name, `ended with ${error instanceof Error ? error.stack : error}`);
  } finally {
    tally.end();
    over.abort();
    for (const close of closers.toReversed()) await close();
  }
  return tally;
};

/**
 * Runs the attacks one after the other and says of each how many tries it made and what it found.
 * @param say shows progress and figures
 */
export const runAttacks = async (
  attacks: readonly Attack[],
  say: (text: string) => void,
): Promise<readonly Line[]> => {
  const services = await startServices();
  const lines: Line[] = [];
  try {
    for (const attack of attacks) {
      const { tries, problems, notes } = await runAttack(attack, services.url);
      say(
        `${attack.name}: ${tries} tries, ${problems.length} findings${notes.map((note) => `; ${note}`).join("")}`,
      );
      lines.push({ what: `attack: ${attack.name}`, checked: tries, problems });
    }
  } finally {
    await services.close();
  }
  return lines;
};
