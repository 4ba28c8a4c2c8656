import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { onNudge } from "#backend/jobs/nudge-job.ts";
import type { Database } from "#backend/store/database.ts";
import { remember } from "#backend/store/remember.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { pushInvalidations } from "./push-invalidations.ts";
import type { Storefront } from "./storefront.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lines: string[] = [];
const log = createLogger("info", { write: (line: string) => void lines.push(line) });
beforeEach(async () => {
  lines.length = 0;
  await database.run("delete from page_drops");
});

const note = (...tags: readonly string[]) =>
  database.run("insert into page_drops (tag) select jsonb_array_elements_text($1::jsonb)", [
    JSON.stringify(tags),
  ]);
const left = async () =>
  ((await database.run("select tag from page_drops order by id")).rows as { tag: string }[]).map(
    ({ tag }) => tag,
  );
const stop = new AbortController().signal;
const run = (storefronts: readonly Storefront[], pauseMs = 0) =>
  pushInvalidations(database.orm, storefronts, { log, stop, pauseMs });

const storefront = (name = "one") => {
  const notify = vi.fn(async (_: readonly string[]) => true);
  return { name, notify, sent: () => notify.mock.calls.flatMap(([tags]) => tags) };
};
const unavailable = () => Promise.reject(new Error("connection refused"));

test("all are told each tag once, then nothing is left", async () => {
  const all = [storefront("one"), storefront("two")];
  await note("stock", "vehicle:A");
  await note("stock");
  await run(all);
  for (const { notify } of all) expect(notify.mock.calls).toEqual([[["stock", "vehicle:A"]]]);
  expect(await left()).toEqual([]);
  await run(all);
  for (const { notify } of all) expect(notify).toHaveBeenCalledOnce();
});

test("without a storefront nothing is kept", async () => {
  await note("stock");
  await run([]);
  expect(await left()).toEqual([]);
});

test("what is noted while they are told stays, whatever its number", async () => {
  const one = storefront();
  await database.run(
    "insert into page_drops (id, tag) overriding system value values (1000000000, 'content')",
  );
  one.notify.mockImplementationOnce(async () => {
    await note("stock");
    return true;
  });
  await run([one]);
  expect(one.sent()).toEqual(["content"]);
  expect(await left()).toEqual(["stock"]);
});

test("an import of many is told by its widest tags", async () => {
  const one = storefront();
  await note("stock", ...Array.from({ length: 6_000 }, (_, at) => `vehicle:${at}`));
  await run([one]);
  expect(new Set(one.sent())).toEqual(new Set(["stock", "vehicles"]));
  expect(one.notify).toHaveBeenCalledTimes(2);
  expect(await left()).toEqual([]);
});

test("what this process remembers is forgotten before a page is rendered again", async () => {
  const load = vi.fn(async () => 1);
  const one = storefront();
  one.notify.mockImplementation(async () => (await remember(database.orm, "test", load)) > 0);
  await remember(database.orm, "test", load);
  await pause(2);
  await note("stock");
  await run([one]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("several at once lose nothing", async () => {
  const crew = Array.from({ length: 4 }, (_, at) => storefront(`process ${at}`));
  for (let round = 0; round < 25; round++) {
    await note(`vehicle:${round}`);
    await Promise.all(crew.map((each) => run([each])));
  }
  expect(new Set(crew.flatMap((each) => each.sent()))).toEqual(
    new Set(Array.from({ length: 25 }, (_, at) => `vehicle:${at}`)),
  );
  expect(await left()).toEqual([]);
});

describe("a storefront that is away", () => {
  test("is told when it is back, of what came meanwhile too; the log says both once", async () => {
    const one = storefront();
    one.notify.mockImplementation(unavailable);
    await note("stock");
    for (let round = 0; round < 3; round++) await run([one]);
    expect(await left()).toEqual(["stock"]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("connection refused");
    await note("content");
    one.notify.mockReset();
    await pause(2);
    await run([one]);
    expect(one.sent()).toEqual(["stock", "content"]);
    expect(await left()).toEqual([]);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("notified of changes again");
  });

  test("has the others told of nothing twice, and of what is new at once", async () => {
    const [one, two] = [storefront("one"), storefront("two")];
    two.notify.mockImplementation(unavailable);
    await note("stock");
    await run([one, two]);
    await note("content");
    await run([one, two]);
    await run([one, two]);
    expect(one.notify.mock.calls).toEqual([[["stock"]], [["content"]]]);
  });

  test("has the others told of what is new, however much waits for it", async () => {
    const [one, two] = [storefront("one"), storefront("two")];
    two.notify.mockImplementation(unavailable);
    await note("stock", ...Array.from({ length: 5_999 }, (_, at) => `vehicle:${at}`));
    await run([one, two]);
    expect(new Set(one.sent())).toEqual(new Set(["stock", "vehicles"]));
    await note("content");
    one.notify.mockClear();
    await run([one, two]);
    expect(one.notify.mock.calls).toEqual([[["content"]]]);
    two.notify.mockReset();
    await pause(2);
    await run([one, two]);
    expect(new Set(two.sent())).toEqual(new Set(["stock", "vehicles", "content"]));
    expect(await left()).toEqual([]);
  });

  test("is left alone for a while, then asked again without anybody's doing", async () => {
    const one = storefront();
    one.notify.mockImplementation(unavailable);
    const wake = vi.fn();
    // Those that other tests have requested.
    await pause(100);
    const forgetNudge = onNudge(wake);
    await note("stock");
    await run([one], 300);
    await run([one], 300);
    expect(one.notify).toHaveBeenCalledOnce();
    await pause(310);
    await vi.waitFor(() => expect(wake).toHaveBeenCalledExactlyOnceWith("drop-pages"));
    forgetNudge();
    await run([one], 300);
    expect(one.notify).toHaveBeenCalledTimes(2);
  });

  test("need not be told of what is older than a page can be", async () => {
    const one = storefront();
    await note("old", "new");
    await database.run("update page_drops set created_at = now() - interval '11 minutes' where tag = 'old'");
    one.notify.mockImplementation(unavailable);
    await run([one]);
    expect(await left()).toEqual(["new"]);
  });
});

describe("a storefront that does not answer", () => {
  test("holds up the others for a second once, and hears of the rest when it has answered", async () => {
    const [one, two] = [storefront("one"), storefront("two")];
    const { promise: answer, resolve } = Promise.withResolvers<boolean>();
    two.notify.mockImplementationOnce(() => answer);
    await note("stock");
    const started = performance.now();
    await run([one, two]);
    expect(performance.now() - started).toBeLessThan(2_000);
    await note("content");
    const restarted = performance.now();
    await run([one, two]);
    expect(performance.now() - restarted).toBeLessThan(500);
    expect(one.notify.mock.calls).toEqual([[["stock"]], [["content"]]]);
    expect(two.notify).toHaveBeenCalledOnce();
    const wake = vi.fn();
    const forgetNudge = onNudge(wake);
    resolve(true);
    await vi.waitFor(() => expect(wake).toHaveBeenCalledExactlyOnceWith("drop-pages"));
    forgetNudge();
    await run([one, two]);
    expect(two.notify.mock.calls).toEqual([[["stock"]], [["content"]]]);
    expect(one.notify).toHaveBeenCalledTimes(2);
    expect(await left()).toEqual([]);
  });

  test("is waited for, however old a change is", async () => {
    const one = storefront();
    const { promise: answer, resolve } = Promise.withResolvers<boolean>();
    one.notify.mockImplementationOnce(() => answer);
    await note("stock");
    await run([one]);
    await note("late");
    await database.run("update page_drops set created_at = now() - interval '1 hour' where tag = 'late'");
    await run([one]);
    resolve(true);
    await pause(0);
    await run([one]);
    expect(one.notify.mock.calls).toEqual([[["stock"]], [["late"]]]);
  });
});

describe("a storefront of which a part was told", () => {
  test("is told of what is new at once, of the rest again after a while, and the log says so once", async () => {
    const one = storefront();
    one.notify.mockImplementation(async () => false);
    await note("stock");
    await run([one], 400);
    const sent = performance.now();
    await note("content");
    await run([one], 400);
    await run([one], 400);
    expect(one.notify.mock.calls).toEqual([[["stock"]], [["content"]]]);
    await pause(200);
    await note("vehicles");
    await run([one], 400);
    expect(one.notify).toHaveBeenLastCalledWith(["vehicles"]);
    // What is new does not put off the rest.
    await pause(sent + 410 - performance.now());
    await run([one], 400);
    await run([one], 400);
    expect(one.notify).toHaveBeenCalledTimes(4);
    expect(one.notify).toHaveBeenLastCalledWith(["stock", "content", "vehicles"]);
    expect(await left()).toEqual(["stock", "content", "vehicles"]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("A part of a storefront was notified");
    one.notify.mockReset();
    await pause(410);
    await run([one], 400);
    expect(one.sent()).toEqual(["stock", "content", "vehicles"]);
    expect(await left()).toEqual([]);
    expect(lines[1]).toContain("notified of changes again");
  });
});

test("what comes late of a long transaction is told all the same", async () => {
  const one = storefront();
  await note("stock");
  await database.run("update page_drops set created_at = now() - interval '1 hour'");
  await run([one]);
  expect(one.sent()).toEqual(["stock"]);
});
