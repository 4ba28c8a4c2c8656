import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { listenForInvalidations } from "./listen-for-invalidations.ts";
import { nextChange } from "./next-change.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
}, 60_000);
afterAll(() => database.close());

const log = createLogger("silent");
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Listens as the services do, without their jobs. */
const hear = async (onChange: () => void) => {
  const stop = await listenForInvalidations(database, log);
  stops.push(stop);
  await pause(300);
  let isOver = false;
  const wait = async () => {
    while (!isOver) {
      await nextChange(10_000).promise;
      if (!isOver) onChange();
    }
  };
  void wait();
  return async () => {
    isOver = true;
    await stop();
  };
};
const change = (id: number) =>
  database.run(`update vehicles set kilometers = kilometers + 1 where id = ${id}`);

test("a crowd of changes is announced twice a second at most, the last of them included", async () => {
  const wakes: number[] = [];
  await hear(() => void wakes.push(performance.now()));
  wakes.length = 0;
  const end = performance.now() + 1_500;
  while (performance.now() < end) {
    await change(1);
    await pause(20);
  }
  const last = performance.now();
  await vi.waitFor(() => expect(wakes.at(-1) ?? 0).toBeGreaterThan(last), { timeout: 2_000 });
  const apart = wakes.slice(1).map((at, index) => at - (wakes[index] ?? 0));
  expect(Math.min(...apart)).toBeGreaterThan(450);
  expect(wakes.length).toBeGreaterThan(1);
});

test("what this process remembers is forgotten as soon as it hears", async () => {
  const load = vi.fn(async () => 1);
  await hear(() => undefined);
  await remember(database.orm, "test", load);
  await pause(5);
  await change(2);
  await vi.waitFor(async () => {
    await remember(database.orm, "test", load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

test("what this process remembers is loaded again after ten seconds only where it hears of no changes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn(async () => 1);
  const loadLater = async () => {
    vi.setSystemTime(Date.now() + 11_000);
    await remember(database.orm, "later", load);
    return load.mock.calls.length;
  };
  const stop = await hear(() => undefined);
  expect([await loadLater(), await loadLater(), await loadLater()]).toEqual([1, 1, 1]);
  await stop();
  expect([await loadLater(), await loadLater()]).toEqual([2, 3]);
});

test("after its end it announces nothing", async () => {
  const wake = vi.fn();
  const stop = await hear(wake);
  wake.mockClear();
  await change(3);
  await stop();
  await pause(700);
  expect(wake).not.toHaveBeenCalled();
});

test("where it cannot listen, it says so and goes on", async () => {
  const lines: string[] = [];
  const failing = { listen: () => Promise.reject(new Error("no such thing")) };
  const warns = createLogger("warn", { write: (line: string) => void lines.push(line) });
  const stop = await listenForInvalidations(failing, warns);
  await stop();
  expect(lines.join("")).toContain("every 20 seconds");
});
