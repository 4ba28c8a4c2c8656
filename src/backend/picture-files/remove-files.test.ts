import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { removedFiles } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import type { PictureFiles } from "./picture-files.ts";
import { removeFiles } from "./remove-files.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(removedFiles);
});

const start = new Date("2026-11-25T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const add = async (count: number, removeAt: Date) => {
  const rows = Array.from({ length: count }, () => ({ fileId: newReferenceId(), removeAt }));
  await database.orm.insert(removedFiles).values(rows);
  return rows.map(({ fileId }) => fileId);
};
const left = async () => (await database.orm.select().from(removedFiles)).map(({ fileId }) => fileId);

/** A store that notes what it removes. */
const noting = (remove: (id: string) => void = () => undefined) => {
  const removed: string[] = [];
  const files: PictureFiles = {
    put: async () => undefined,
    get: async () => undefined,
    check: async () => undefined,
    remove: async (id) => {
      remove(id);
      removed.push(id);
    },
  };
  return { removed, files };
};
const run = (files: PictureFiles, now = start, stop = new AbortController().signal) =>
  removeFiles(database.orm, files, { now: () => now, stop });

test("files go when their time has come, however many, and not before", async () => {
  const due = await add(120, start);
  const later = await add(1, after(1));
  const { removed, files } = noting();
  await run(files);
  expect(removed.toSorted()).toEqual(due.toSorted());
  expect(await left()).toEqual(later);
});

test("a store that is away leaves its rows for another time, and a run ends with its first failure", async () => {
  const due = await add(3, start);
  let calls = 0;
  const unavailable = noting(() => {
    calls += 1;
    throw new Error("away");
  });
  await expect(run(unavailable.files)).rejects.toThrow("away");
  expect([calls, (await left()).toSorted()]).toEqual([1, due.toSorted()]);
  const back = noting();
  await run(back.files, after(299));
  expect([back.removed.toSorted(), await left()]).toEqual([due.toSorted(), []]);
});

test("two runs at once share the work", async () => {
  const due = await add(80, start);
  const { removed, files } = noting();
  await Promise.all([run(files), run(files)]);
  expect(removed.toSorted()).toEqual(due.toSorted());
});

test("a run that is told to stop leaves the rest", async () => {
  await add(5, start);
  const stop = new AbortController();
  const { removed, files } = noting(() => stop.abort());
  await run(files, start, stop.signal);
  expect([removed.length, (await left()).length]).toEqual([1, 4]);
});
