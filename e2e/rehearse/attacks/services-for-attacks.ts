import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "#tools/free-port.ts";
import { ToolError } from "#tools/run-tool.ts";
import { variablesForTests } from "#tools/test-stages/variables-for-tests.ts";

/** What attacked sites know as the secret of `POST /api/revalidate`. */
export const revalidateSecret = "solo-para-ataques-1234";

/** Serves the reference services with a database of their own, which vanishes with them. */
export const startServices = async () => {
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
