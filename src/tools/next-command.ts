import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

/** Next's program, started with this very Node. */
export const nextExecutable = resolve("node_modules", "next", "dist", "bin", "next");

/** What Node is given to serve on a port: the present production build, or the sources as they are. */
export const serveArguments = (command: "start" | "dev", port: number): readonly string[] => [
  "--conditions=react-server",
  resolve("src", "server", "main.ts"),
  ...(command === "dev" ? ["--dev"] : []),
  `--port=${port}`,
];

/** Starts Next with its output on this terminal. */
export const spawnNext = (
  command: "start" | "dev",
  port: number,
  variables: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, serveArguments(command, port), {
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
