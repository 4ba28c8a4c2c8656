import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";

/**
 * When a process started, as text to compare: it differs between two processes with the same id. Null when no such process lives. Where the
 * start cannot be determined, a living process has `unknown`.
 */
export const processStart = (pid: number): string | null => {
  if (!isRunning(pid)) return null;
  return process.platform === "linux" ? startOnLinux(pid) : startElsewhere(pid);
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Clock ticks since boot, with the boot's id; see proc(5). The name in brackets may hold spaces and brackets. */
const startOnLinux = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has ended; its parent has not collected it yet.
    if (fields[0] === "Z" || fields[0] === "X") return null;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${fields[19]}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? null : "unknown";
  }
};

const startElsewhere = (pid: number): string => {
  try {
    const start = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return start.trim() || "unknown";
  } catch {
    return "unknown";
  }
};

type Holder = {
  readonly pid: number;
  /** The holder's {@link processStart}: distinguishes it from a later process with the same id. */
  readonly start: string | null;
  readonly host: string;
  /** ISO date and time. */
  readonly since: string;
};

/** Another process owns the embedded database. */
export class DatabaseLockedError extends Error {
  override readonly name = "DatabaseLockedError";
}

/**
 * Makes this process the owner of the embedded database whose lock is `file`: PGlite does not lock its folder, and two processes on one
 * folder lose data silently. A lock whose process has died is taken over. Throws {@link DatabaseLockedError} when another process holds it.
 * Returns a function that releases it.
 */
export const acquireLock = (file: string): (() => void) => {
  mkdirSync(dirname(file), { recursive: true });
  const mine: Holder = {
    pid: process.pid,
    start: processStart(process.pid),
    host: hostname(),
    since: new Date().toISOString(),
  };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    while (!tryLink(draft, file)) {
      const holder = readHolder(file);
      if (holder === undefined) continue;
      if (isAlive(holder)) throw new DatabaseLockedError(refusal(file, holder));
      removeStale(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return releaseOnExit(() => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  });
};

const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
};

/** Undefined when the lock is gone. A damaged file counts as held by a dead process. */
const readHolder = (file: string): Holder | undefined => {
  try {
    const text = readFileSync(file, "utf8");
    return JSON.parse(text) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    if (error instanceof SyntaxError) return { pid: 0, start: null, host: hostname(), since: "" };
    throw error;
  }
};

const isAlive = (holder: Holder): boolean => {
  // Process ids of another machine or container mean nothing here.
  if (holder.host !== hostname()) return true;
  if (!Number.isInteger(holder.pid) || holder.pid <= 0) return false;
  const start = processStart(holder.pid);
  return start !== null && (holder.start === null || holder.start === start);
};

/** Removes a dead holder's lock. One process at a time may do so, or two might each remove a live lock. */
const removeStale = (file: string): void => {
  const guard = `${file}.takeover`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    breakOldGuard(guard);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    return;
  }
  try {
    const holder = readHolder(file);
    if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
  } finally {
    rmdirSync(guard);
  }
};

/** A process that died between making the folder and removing it must not block all others for ever. */
const breakOldGuard = (guard: string): void => {
  try {
    if (Date.now() - statSync(guard).mtimeMs > 10_000) rmdirSync(guard);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
};

const refusal = (file: string, holder: Holder): string => {
  if (holder.host !== hostname())
    return (
      `The embedded database is held by process ${holder.pid} on ${holder.host} since ${holder.since}. Stop it there, ` +
      `or set DATABASE_URL; if that machine no longer runs, delete ${file}.`
    );
  return (
    `The embedded database is held by process ${holder.pid} since ${holder.since}. ` +
    `Stop that process, or set DATABASE_URL to a PostgreSQL server, which several processes may use.`
  );
};

const endings = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * Runs `release` once: when called, or when the process ends. A signal ends the process here only if it has no other listener; one that
 * drains first exits by itself, and the lock must outlive its last write.
 */
const releaseOnExit = (release: () => void): (() => void) => {
  const onSignal = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return;
    done();
    process.kill(process.pid, signal);
  };
  const done = () => {
    process.removeListener("exit", done);
    for (const signal of endings) process.removeListener(signal, onSignal);
    release();
  };
  process.once("exit", done);
  for (const signal of endings) process.on(signal, onSignal);
  return done;
};
