import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { superviseJobs } from "#backend/jobs/supervise-jobs.ts";
import type { Database } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { listenForInvalidations } from "./listen-for-invalidations.ts";

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
const hear = async (wake: () => void) => {
  const stop = await listenForInvalidations(database, { wake, log });
  stops.push(stop);
  await pause(300);
  return stop;
};
const change = (id: number) =>
  database.run(`update vehicles set kilometers = kilometers + 1 where id = ${id}`);

test("a crowd of changes wakes twice a second at most, the last of them included", async () => {
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

test("told to end, it wakes nobody any more", async () => {
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
  const options = {
    wake: vi.fn(),
    log: createLogger("warn", { write: (line: string) => void lines.push(line) }),
  };
  const stop = await listenForInvalidations(failing, options);
  await stop();
  expect(lines.join("")).toContain("every minute");
});

test("a price that is changed in the database is told within two seconds", async () => {
  const notify = vi.fn(async (_: readonly string[]) => true);
  stops.push(superviseJobs(async () => database, { log, storefronts: [{ name: "test", notify }] }));
  // What the seed left is sent when the jobs start.
  await vi.waitFor(() => expect(notify).toHaveBeenCalled(), { timeout: 20_000 });
  const { rows } = await database.run("select vin from vehicles where id = 4");
  const [{ vin } = { vin: "" }] = rows as { vin: string }[];
  for (let round = 0; round < 5; round++) {
    await pause(600);
    notify.mockClear();
    await database.run(
      "update vehicles set price_cents = price_cents + 100, previous_price_cents = null where id = 4",
    );
    const committed = performance.now();
    await vi.waitFor(
      () => expect(notify.mock.calls.flat(2).toSorted()).toEqual(["stock", `vehicle:${vin}`]),
      {
        timeout: 3_000,
        interval: 5,
      },
    );
    expect(performance.now() - committed).toBeLessThan(2_000);
  }
}, 40_000);

test("a storefront that always refuses is asked once, and its job neither fails nor runs in circles", async () => {
  const notify = vi.fn((_: readonly string[]) => Promise.reject(new Error("It answers 403")));
  await database.run("delete from page_drops");
  await database.run("delete from jobs.job where name = 'drop-pages'");
  await change(5);
  stops.push(superviseJobs(async () => database, { log, storefronts: [{ name: "test", notify }] }));
  await vi.waitFor(() => expect(notify).toHaveBeenCalled(), { timeout: 20_000 });
  for (let round = 0; round < 4; round++) {
    await pause(400);
    await change(5);
  }
  await pause(800);
  expect(notify).toHaveBeenCalledOnce();
  const { rows } = await database.run(
    "select distinct state::text from jobs.job where name = 'drop-pages' and state::text not in ('created', 'active')",
  );
  expect(rows).toEqual([{ state: "completed" }]);
  const { rows: left } = await database.run("select distinct tag from page_drops where tag = 'stock'");
  expect(left).toEqual([{ tag: "stock" }]);
}, 40_000);
