import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { log } from "../log.ts";
import { peerHeader } from "./client-address.ts";
import { createLimiters, type Limiters } from "./limiters.ts";
import { rateLimits } from "./rate-limits.ts";
import { takePermit } from "./take-permit.ts";

const from = (address: string) => new Headers({ [peerHeader]: address });
const { points, seconds } = rateLimits.financePdf;

const exhaust = async (limiters: Limiters, address: string, times: number): Promise<void> => {
  for (let count = 0; count < times; count += 1)
    expect((await takePermit("financePdf", from(address), limiters)).ok).toBe(true);
};

test("an address is refused beyond its limit, and told when to come back; others and other limits are not", async () => {
  const limiters = createLimiters(undefined);
  await exhaust(limiters, "203.0.113.1", points);
  const refused = await takePermit("financePdf", from("203.0.113.1"), limiters);
  expect(refused).toMatchObject({ ok: false, error: { kind: "rate-limited", status: 429 } });
  expect(refused.retryAfterSeconds).toBeGreaterThanOrEqual(1);
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(seconds);
  expect((await takePermit("financePdf", from("203.0.113.2"), limiters)).ok).toBe(true);
  expect((await takePermit("vehicleStatus", from("203.0.113.1"), limiters)).ok).toBe(true);
});

test("a limit that is reached is logged once, without the address", async () => {
  const warn = vi.spyOn(log(), "warn");
  const limiters = createLimiters(undefined);
  await exhaust(limiters, "203.0.113.8", points);
  expect(warn).not.toHaveBeenCalled();
  for (let count = 0; count < 5; count += 1) await takePermit("financePdf", from("203.0.113.8"), limiters);
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ limit: "financePdf" }), "An address has reached a limit"],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain("203.0.113");
  warn.mockRestore();
});

test("callers whose address is unknown share one count", async () => {
  const limiters = createLimiters(undefined);
  for (let count = 0; count < points; count += 1) await takePermit("financePdf", new Headers(), limiters);
  expect((await takePermit("financePdf", new Headers(), limiters)).ok).toBe(false);
});

test("a refusal counts whatever bundle it comes from, and a counter that fails refuses nobody", async () => {
  const failing = (thrown: unknown) => {
    const limiters = createLimiters(undefined);
    const limiter = limiters.limiters.get("financePdf");
    if (limiter) limiter.consume = () => Promise.reject(thrown);
    return takePermit("financePdf", from("203.0.113.4"), limiters);
  };
  expect(await failing({ msBeforeNext: 4_200 })).toMatchObject({ ok: false, retryAfterSeconds: 5 });
  expect((await failing(new Error("no counter"))).ok).toBe(true);
});

test("without Redis's answer a process counts by itself", async () => {
  const limiters = createLimiters("redis://127.0.0.1:1");
  try {
    await exhaust(limiters, "203.0.113.3", points);
    expect((await takePermit("financePdf", from("203.0.113.3"), limiters)).ok).toBe(false);
  } finally {
    limiters.close();
  }
});

const redisProgram = "/usr/bin/redis-server";

describe.runIf(existsSync(redisProgram))("with Redis", () => {
  const port = 20_000 + (process.pid % 20_000);
  let server: ChildProcess;

  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.end());
    });

  beforeAll(async () => {
    server = spawn(redisProgram, ["--port", String(port), "--save", "", "--bind", "127.0.0.1"], {
      stdio: "ignore",
    });
    while (server.exitCode === null && !(await answers())) await new Promise(setImmediate);
  }, 20_000);

  afterAll(() => server.kill());

  test("two processes count together", async () => {
    const one = createLimiters(`redis://127.0.0.1:${port}`);
    const two = createLimiters(`redis://127.0.0.1:${port}`);
    try {
      await expect.poll(() => one.isShared() && two.isShared()).toBe(true);
      for (let count = 0; count < points; count += 1)
        await takePermit("financePdf", from("203.0.113.9"), count % 2 ? one : two);
      expect((await takePermit("financePdf", from("203.0.113.9"), one)).ok).toBe(false);
      expect((await takePermit("financePdf", from("203.0.113.9"), two)).ok).toBe(false);
    } finally {
      one.close();
      two.close();
    }
  });
});
