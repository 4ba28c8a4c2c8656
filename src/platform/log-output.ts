import { formatWithOptions, stripVTControlCharacters } from "node:util";
import { type Logger, log } from "./log.ts";

const levels = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

type Output = Pick<NodeJS.WriteStream, "write">;

const clean = (text: string): string => stripVTControlCharacters(text).trim();

/** Chunks become lines of the log; the callback of the writer is called. */
const divert = (stream: Output, log: (text: string) => void): void => {
  const write = (chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
    const text = clean(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString());
    if (text) log(text);
    const done = rest.find((value) => typeof value === "function") as (() => void) | undefined;
    if (done) queueMicrotask(done);
    return true;
  };
  stream.write = write as Output["write"];
};

/**
 * Sends through the logger whatever else writes to this process's output, the framework first of all: its messages hold
 * parts of addresses as they were sent, and would be lines of their own.
 */
export const logOutput = (
  {
    console: target,
    stdout,
    stderr,
  }: { readonly console: Console; readonly stdout: Output; readonly stderr: Output } = {
    console: globalThis.console,
    stdout: process.stdout,
    stderr: process.stderr,
  },
  logger: Logger = log(),
): void => {
  for (const [method, level] of Object.entries(levels) as [
    keyof typeof levels,
    "debug" | "info" | "warn" | "error",
  ][])
    target[method] = (...values: unknown[]) => {
      const text = clean(formatWithOptions({ colors: false }, ...values));
      if (text) logger[level]({ from: "console" }, "%s", text);
    };
  divert(stdout, (text) => logger.info({ from: "stdout" }, "%s", text));
  divert(stderr, (text) => logger.error({ from: "stderr" }, "%s", text));
};
