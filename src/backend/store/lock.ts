import { mkdirSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { type Holder, isAlive, readHolder, tryLink } from "./lock-holder.ts";
import { processStart } from "./process-start.ts";
import { releaseOnExit } from "./release-on-exit.ts";

/** Another process owns the embedded database. */
export class DatabaseLockedError extends Error {
  override readonly name = "DatabaseLockedError";
}

/**
 * Makes this process the owner of the embedded database whose lock is `file`: PGlite does not lock its folder, and two
 * processes on one folder lose data silently. A lock whose process has died is taken over. Throws
 * {@link DatabaseLockedError} when another process holds it. Answers the function that gives it back.
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
      takeAway(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return releaseOnExit(() => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  });
};

/** Removes a dead holder's lock. The folder lets one process at a time do so, or two might each remove a live lock. */
const takeAway = (file: string): void => {
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

/** A process that died between making the folder and removing it must not block everybody for ever. */
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
