import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { ToolError } from "../run-tool.ts";

type Options = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Address that answers 200 once the server is ready. */
  readonly isReady: string;
};

type Served = {
  /** The process that was started; the server may be its child. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** Starts a server with this Node and waits until it answers, two minutes at most. */
export const serve = async (args: readonly string[], options: Options): Promise<Served> => {
  const server = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const kill = () => server.kill();
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = async () => {
    process.off("exit", kill);
    kill();
    await ended;
  };
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(200)) {
    if (server.exitCode !== null) throw new ToolError("The server that was to be measured has ended.");
    const answer = await fetch(options.isReady, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return { pid: server.pid ?? 0, stop };
  }
  await stop();
  throw new ToolError(`${options.isReady} did not answer within two minutes.`);
};
