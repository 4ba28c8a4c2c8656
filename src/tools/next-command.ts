import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

/** Next's program, started with this very Node. */
export const nextExecutable = resolve("node_modules", "next", "dist", "bin", "next");

/** Starts Next with its output on this terminal. */
export const spawnNext = (
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, [nextExecutable, ...args], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...variables },
    stdio: ["ignore", "inherit", "inherit"],
  });

/**
 * Passes signals on to a child and takes over its exit code, so that a process manager sees one program.
 * @returns resolves when the child has ended
 */
export const standInFor = (child: ChildProcess): Promise<void> => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.exitCode = code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1);
      done();
    });
  });
};
