import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import type { Database } from "#backend/store/database.ts";
import { endpoints } from "#contract/endpoints.ts";
import { readAnswer } from "#contract/read-answer.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { forgetPageChanges } from "./forget-page-changes.ts";
import { listenForInvalidations } from "./listen-for-invalidations.ts";

let database: Database;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.run("delete from page_drops"));

const requestChanges = async (query: Readonly<Record<string, string>> = {}) => {
  const { fetch } = createBackend(database);
  const answer = await fetch(new Request(`http://services/page-changes?${new URLSearchParams(query)}`));
  const read = await readAnswer(endpoints.pageChanges, answer);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
const tagsOf = ({ changes }: { changes: readonly { tag: string }[] }) =>
  changes.map(({ tag }) => tag).toSorted();
const change = (id: number) =>
  database.run(`update vehicles set kilometers = kilometers + 1 where id = ${id}`);
const vinOf = async (id: number) => {
  const { rows } = await database.run(`select vin from vehicles where id = ${id}`);
  return (rows as { vin: string }[])[0]?.vin ?? "";
};

test("a request waits no longer than it says", async () => {
  const { cursor } = await requestChanges();
  const start = performance.now();
  expect((await requestChanges({ after: cursor, hold: "1" })).changes).toEqual([]);
  expect(performance.now() - start).toBeGreaterThan(900);
});

test("without a cursor all is answered that is retained; with one, what came after", async () => {
  await change(1);
  const first = await requestChanges();
  expect(first.all).toBe(false);
  expect(tagsOf(first)).toEqual(["stock", `vehicle:${await vinOf(1)}`]);
  expect((await requestChanges({ after: first.cursor })).changes).toEqual([]);
  await change(2);
  await change(2);
  const second = await requestChanges({ after: first.cursor });
  expect(tagsOf(second)).toEqual(["stock", `vehicle:${await vinOf(2)}`]);
  for (const { number } of second.changes) {
    expect(BigInt(number)).toBeGreaterThan(BigInt(first.known));
    expect(BigInt(number)).toBeLessThanOrEqual(BigInt(second.known));
  }
});

test("a transaction that is committed after later ones is not missed", async () => {
  const numbers = "select pg_snapshot_xmax(pg_current_snapshot())::text as next";
  const { rows } = await database.run(numbers);
  const open = BigInt((rows as { next: string }[])[0]?.next ?? "");
  await change(3);
  // As a snapshot that saw a later transaction while this one was open.
  const cursor = `${Date.now()}_${open}:${open + 1n}:${open}`;
  expect(tagsOf(await requestChanges({ after: cursor }))).toContain("stock");
  const saw = `${Date.now()}_${open + 1n}:${open + 1n}:`;
  expect((await requestChanges({ after: saw })).changes).toEqual([]);
});

test.each([
  ["no cursor", "yesterday"],
  ["none that PostgreSQL takes", `${Date.now()}_9:5:`],
  ["none of this database's past", `${Date.now()}_900000000000:900000000000:`],
  ["one older than what is retained", `${Date.now() - 26 * 3_600_000}_3:3:`],
])("%s: everything may have changed", async (_, after) => {
  await change(4);
  const { all, changes, cursor } = await requestChanges({ after, hold: "1" });
  expect([all, changes]).toEqual([true, []]);
  expect((await requestChanges({ after: cursor })).all).toBe(false);
});

test("more than ten thousand tags are answered as a change of everything", async () => {
  const { cursor } = await requestChanges();
  await database.run("insert into page_drops (tag) select 'vehicle:' || n from generate_series(1, 10001) n");
  expect(await requestChanges({ after: cursor })).toMatchObject({ all: true, changes: [] });
});

test("a request that waits is answered within two seconds of the commit, also when the service ends", async () => {
  const stop = await listenForInvalidations(database, createLogger("silent"));
  onTestFinished(() => stop());
  let { cursor } = await requestChanges();
  // As a storefront does: the start of listening ends a request with nothing, and it asks again.
  const nextTags = async () => {
    let tags: readonly string[] = [];
    while (tags.length === 0) {
      const read = await requestChanges({ after: cursor, hold: "20" });
      ({ cursor } = read);
      tags = tagsOf(read);
    }
    return tags;
  };
  for (let round = 0; round < 3; round += 1) {
    const tags = nextTags();
    await change(5);
    const committed = performance.now();
    expect(await tags).toContain("stock");
    expect(performance.now() - committed).toBeLessThan(2_000);
  }
  const waiting = requestChanges({ after: cursor, hold: "20" });
  setTimeout(() => void stop(), 300);
  const ended = performance.now();
  expect((await waiting).changes).toEqual([]);
  // A storefront asks again at once, and the service must not wait for that.
  await requestChanges({ after: cursor, hold: "20" });
  expect(performance.now() - ended).toBeLessThan(3_000);
});

test("changes are deleted after 26 hours", async () => {
  await database.run(
    "insert into page_drops (tag, created_at) values ('old', now() - interval '27 hours'), ('new', now() - interval '25 hours')",
  );
  await forgetPageChanges(database.orm);
  expect(tagsOf(await requestChanges())).toEqual(["new"]);
});
