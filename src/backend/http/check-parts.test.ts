import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { createBackend } from "./app.ts";
import { checkParts } from "./check-parts.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const there = { check: async () => undefined };
const gone = {
  check: () => Promise.reject(new Error("connect ECONNREFUSED https://store.example.com, key AKIA")),
};
const noDatabase = () => Promise.reject(new Error("postgres://volante:secret@db.example.com"));

test("each part is told apart from the others, in nothing but words of ours", async () => {
  const open = async () => database;
  expect(await checkParts(open, () => there)).toEqual({ database: "up", jobs: "starting", pictures: "up" });
  expect(await checkParts(open, () => gone)).toMatchObject({ database: "up", pictures: "away" });
  expect(await checkParts(noDatabase, () => there)).toEqual({
    database: "away",
    jobs: "starting",
    pictures: "up",
  });
});

test("a part that does not answer counts as away after 3 s", async () => {
  vi.useFakeTimers();
  const result = checkParts(
    async () => database,
    () => ({ check: () => new Promise(() => undefined) }),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  expect(await result).toMatchObject({ pictures: "away" });
});

test("services say so at /readyz: 200 while the database answers, 503 when it does not", async () => {
  const requestHealth = async (orm: Database["orm"]) => {
    const { fetch } = createBackend({ orm }, { logFor: () => createLogger("silent") });
    const answer = await fetch(new Request("http://services/readyz"));
    return [answer.status, ((await answer.json()) as { data: unknown }).data];
  };
  expect(await requestHealth(database.orm)).toEqual([200, expect.objectContaining({ database: "up" })]);
  const broken = { execute: noDatabase } as unknown as Database["orm"];
  expect(await requestHealth(broken)).toEqual([503, expect.objectContaining({ database: "away" })]);
});
