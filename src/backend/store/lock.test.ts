import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { acquireLock, DatabaseLockedError, processStart } from "./lock.ts";

const program = new URL("lock.ts", import.meta.url).href;
let folder: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "volante-lock-"));
  file = join(folder, "pg.lock");
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** Runs a line after the lock was taken (or refused) in a process of its own; returns what it prints first. */
const holdInChild = async (afterwards: string): Promise<{ child: ChildProcess; printed: string }> => {
  const script = `const { acquireLock } = await import(${JSON.stringify(program)});
    try { const release = acquireLock(${JSON.stringify(file)}); process.stdout.write("held\\n"); ${afterwards} }
    catch (error) { process.stdout.write(error.name + ": " + error.message + "\\n"); }`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  children.push(child);
  const printed = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data) => resolve(String(data))),
  );
  return { child, printed: printed.trim() };
};

const ended = (child: ChildProcess): Promise<{ code: number | null; signal: string | null }> =>
  new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));

const stay = "setInterval(() => {}, 1000);";

describe("another process", () => {
  test("is refused with who holds it, since when, and what to do", async () => {
    const { child, printed } = await holdInChild(stay);
    expect(printed).toBe("held");
    const { since } = JSON.parse(readFileSync(file, "utf8"));
    let message = "";
    try {
      acquireLock(file)();
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseLockedError);
      message = (error as Error).message;
    }
    for (const part of [`process ${child.pid}`, since, "Stop that process", "DATABASE_URL"])
      expect(message).toContain(part);
  });

  test("of several at once, exactly one holds it, also where a dead one left its lock", async () => {
    const { child } = await holdInChild(stay);
    child.kill("SIGKILL");
    await ended(child);
    expect(existsSync(file)).toBe(true);
    const all = await Promise.all(Array.from({ length: 6 }, () => holdInChild(stay)));
    expect(all.filter(({ printed }) => printed === "held")).toHaveLength(1);
    expect(all.filter(({ printed }) => printed.startsWith("DatabaseLockedError"))).toHaveLength(5);
  }, 30_000);
});

describe("the lock is given back", () => {
  test.each([
    ["when released", "release();", { code: 0, signal: null }],
    ["when the process ends", "process.exit(3);", { code: 3, signal: null }],
    [
      "when it throws",
      "setTimeout(() => { throw new Error('expected by the test') });",
      { code: 1, signal: null },
    ],
  ])("%s", async (_, afterwards, expected) => {
    const { child } = await holdInChild(afterwards);
    expect(await ended(child)).toEqual(expected);
    expect(existsSync(file)).toBe(false);
  });

  test.each(["SIGTERM", "SIGINT"] as const)("on %s, which still ends the process", async (signal) => {
    const { child } = await holdInChild(stay);
    child.kill(signal);
    expect(await ended(child)).toEqual({ code: null, signal });
    expect(existsSync(file)).toBe(false);
  });

  test("only at the very end where somebody else drains first", async () => {
    const drain = `process.once("SIGTERM", () => setTimeout(() => {
      process.stdout.write(fs.existsSync(${JSON.stringify(file)}) + "\\n"); process.exit(0); }, 50));`;
    const { child } = await holdInChild(`const fs = await import("node:fs"); ${drain} ${stay}`);
    const printed = new Promise<string>((resolve) =>
      child.stdout?.once("data", (data) => resolve(String(data).trim())),
    );
    child.kill("SIGTERM");
    expect(await printed).toBe("true");
    expect(await ended(child)).toEqual({ code: 0, signal: null });
    expect(existsSync(file)).toBe(false);
  });
});

describe("a lock left behind is taken over", () => {
  const since = "2026-01-01T00:00:00.000Z";
  test.each([
    ["of a process id that somebody else has now", { pid: process.pid, start: "another start" }],
    ["of a process that is gone", { pid: 2 ** 22 + 1, start: "gone" }],
    ["without a sensible process id", { pid: 0, start: null }],
  ])("%s", (_, holder) => {
    writeFileSync(file, JSON.stringify({ ...holder, host: hostname(), since }));
    const release = acquireLock(file);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
    release();
    expect(existsSync(file)).toBe(false);
  });

  test("damaged", () => {
    writeFileSync(file, "{ half");
    acquireLock(file)();
    expect(existsSync(file)).toBe(false);
  });

  test("but not of another machine, whose processes nobody sees from here", () => {
    writeFileSync(file, JSON.stringify({ pid: 1, start: null, host: "elsewhere.example", since }));
    expect(() => acquireLock(file)).toThrow(/elsewhere\.example.*delete/s);
  });
});

test("a process is told from a later one with its id", () => {
  expect(processStart(process.pid)).toBe(processStart(process.pid));
  expect(processStart(process.pid)).not.toBe(processStart(process.ppid));
  expect(processStart(2 ** 22 + 1)).toBeNull();
});
