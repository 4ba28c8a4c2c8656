import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "../free-port.ts";
import { runCommand } from "../run-command.ts";
import { findPostgresFolder } from "./system-needs.ts";

export type TemporaryPostgres = Readonly<{
  url: string;
  /** Ends the server with all its connections, and starts it again with its data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}>;

/** PostgreSQL refuses to run as root: there, its programs run as the user that its package made. */
const asServiceUser = (command: string, args: readonly string[]): [string, readonly string[]] => {
  if (process.getuid?.() !== 0) return [command, args];
  return ["setpriv", ["--reuid=postgres", "--regid=postgres", "--init-groups", command, ...args]];
};

const hasExited = async (server: ChildProcess, withinMs: number): Promise<boolean> => {
  for (const end = Date.now() + withinMs; Date.now() < end; await pause(50)) {
    if (server.exitCode !== null || server.signalCode !== null) return true;
  }
  return false;
};

const isAnswering = async (programs: string, port: number): Promise<boolean> => {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(100)) {
    const args = ["--host=127.0.0.1", `--port=${port}`, "--username=volante", "--quiet"];
    if ((await runCommand(join(programs, "pg_isready"), args)).code === 0) return true;
  }
  return false;
};

/** Nothing of it has to outlive the machine, and what it holds is made within a minute. */
const settings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "checkpoint_timeout=1h",
  "max_connections=100",
];

/** The folder of its files: in memory where there is plenty, which halves the time of a copy. */
const folderForFiles = (): string => {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4e9 ? memory : tmpdir();
};

/** Address of the database on that port. */
export const temporaryUrl = (port: number): string => `postgres://volante@127.0.0.1:${port}/postgres`;

/**
 * Starts an empty PostgreSQL server for the length of a test run, with its files in memory or in the temporary folder.
 * @param wantedPort a free one unless a test has to know it before
 * @returns undefined where PostgreSQL is not installed
 */
export const startTemporaryPostgres = async (wantedPort?: number): Promise<TemporaryPostgres | undefined> => {
  const programs = findPostgresFolder();
  if (programs === undefined) return undefined;
  const home = mkdtempSync(join(folderForFiles(), "volante-postgres-"));
  const data = join(home, "data");
  chmodSync(home, 0o777);
  const made = await runCommand(
    ...asServiceUser(join(programs, "initdb"), [
      `--pgdata=${data}`,
      "--username=volante",
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ]),
    { cwd: home },
  );
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);
  const port = wantedPort ?? (await findFreePort());
  const [command, args] = asServiceUser(join(programs, "postgres"), [
    "-D",
    data,
    "-p",
    String(port),
    "-k",
    home,
    "-h",
    "127.0.0.1",
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const start = () => spawn(command, args, { cwd: home, stdio: "ignore" });
  let server = start();
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  const end = async () => {
    server.kill("SIGINT");
    if (!(await hasExited(server, 10_000))) server.kill("SIGKILL");
  };
  const stop = async () => {
    process.off("exit", kill);
    await end();
    rmSync(home, { recursive: true, force: true });
  };
  const waitForAnswer = async () => {
    if (await isAnswering(programs, port)) return;
    await stop();
    throw new Error("the temporary PostgreSQL server did not answer within 20 s");
  };
  await waitForAnswer();
  return {
    url: temporaryUrl(port),
    restart: async () => {
      await end();
      server = start();
      await waitForAnswer();
    },
    stop,
  };
};
