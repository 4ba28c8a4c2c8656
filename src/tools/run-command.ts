import { type ChildProcess, spawn } from "node:child_process";

export type CommandOutcome = Readonly<{
  /** Exit code; 124 when the time ran out. */
  code: number;
  /** Standard output and error, in the order they came. */
  output: string;
}>;

type Options = Readonly<{
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  timeoutMs?: number;
  /** Also show the output while it comes. */
  echo?: boolean;
}>;

const running = new Set<ChildProcess>();
let interrupted = false;

/** Whether this process received a signal to stop: no further command should start. */
export const wasInterrupted = (): boolean => interrupted;

/** Ends the commands that still run when this process receives a signal to stop. */
export const stopCommandsOnSignal = (): void => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill("SIGTERM");
      interrupted = true;
    });
  }
};

/** Runs a program without a shell and collects what it prints. */
export const runCommand = (
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<CommandOutcome> => {
  const { env, cwd, timeoutMs = 10 * 60_000, echo = false } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
    });
    running.add(child);
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer) => {
      chunks.push(chunk);
      if (echo) process.stdout.write(chunk);
    };
    const finish = (code: number, note = "") => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString("utf8") + note });
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => finish(127, `${command} could not be started: ${error.message}\n`));
    child.on("close", (code, signal) => {
      if (code !== null) finish(code);
      else finish(124, `${command} was ended by ${signal}; it may take at most ${timeoutMs / 1000} s\n`);
    });
  });
};
