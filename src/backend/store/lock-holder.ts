import { linkSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { processStart } from "./process-start.ts";

export type Holder = {
  readonly pid: number;
  /** What {@link processStart} says of the holder: tells it from a later process with the same id. */
  readonly start: string | null;
  readonly host: string;
  /** ISO date and time. */
  readonly since: string;
};

export const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
};

/** Undefined when the lock is gone. A damaged file counts as held by nobody who lives. */
export const readHolder = (file: string): Holder | undefined => {
  try {
    const text = readFileSync(file, "utf8");
    return JSON.parse(text) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    if (error instanceof SyntaxError) return { pid: 0, start: null, host: hostname(), since: "" };
    throw error;
  }
};

export const isAlive = (holder: Holder): boolean => {
  // Process ids of another machine or container mean nothing here.
  if (holder.host !== hostname()) return true;
  if (!Number.isInteger(holder.pid) || holder.pid <= 0) return false;
  const start = processStart(holder.pid);
  return start !== null && (holder.start === null || holder.start === start);
};
