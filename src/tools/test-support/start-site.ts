import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findFreePort } from "../free-port.ts";
import { variablesForTests } from "../test-stages/variables-for-tests.ts";
import { waitUntilReady } from "../wait-until-ready.ts";

const program = resolve("src", "server", "main.ts");
const longestOutput = 8_000_000;

const stop = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
};

/**
 * Serves the present production build once more, with variables and a data folder of its own, which vanishes with it.
 * Rejects when it is not ready within a minute.
 * @param wantedPort a free one unless a test has to know it before
 * @param cwd folder of another build
 */
export const startSite = async (
  variables: Readonly<Record<string, string>>,
  wantedPort?: number,
  cwd?: string,
) => {
  const port = wantedPort ?? (await findFreePort());
  const folder = mkdtempSync(join(tmpdir(), "volante-e2e-"));
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["--conditions=react-server", program, `--port=${port}`], {
    cwd,
    env: {
      ...process.env,
      ...variablesForTests(),
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      DATA_DIR: folder,
      PORT: String(port),
      SITE_URL: url,
      LOG_LEVEL: "fatal",
      TRUSTED_PROXIES: "127.0.0.1,::1",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-longestOutput);
    });
  if (!(await waitUntilReady(url, () => server.exitCode === null, 60_000)))
    throw new Error(`${url} is not ready: ${output}`);
  return {
    url,
    folder,
    pid: server.pid ?? 0,
    /** What the server has written so far, the last megabytes of it. */
    output: () => output,
    close: async () => {
      await stop(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
