import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { knownPositions, lostSince } from "#platform/page-cache/followed-records.ts";
import {
  invalidationCount,
  isInvalidatedSince,
  lastInvalidationOf,
  lastTagInvalidationOf,
} from "#platform/page-cache/invalidated-tags.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { followPageChanges } from "./follow-page-changes.ts";
import { reportsChanges } from "./reports-changes.ts";

vi.mock("#platform/page-cache/directory.ts", () => ({ readUnrecorded: () => 0 }));

type Answer = Response | Error;
const json = (data: object) => Response.json({ data, status: 200 });
const absent = () => new Response("", { status: 404 });

let stop = new AbortController();
let requests: string[] = [];
let answers: ((answer: Answer) => void)[] = [];

/** A service whose answers the test gives one after the other. */
const transport = {
  mayHang: true,
  send: ({ path }: { path: string }) => {
    requests.push(path);
    return new Promise<Response>((resolve, reject) => {
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  },
};
const answer = async (given: Answer): Promise<void> => {
  await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 3_000 });
  answers.pop()?.(given);
  // The next request comes once the answer was applied.
  if (!(given instanceof Error) && given.status === 200)
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 3_000 });
};

beforeEach(() => {
  forgetProcess();
  vi.stubEnv("LOG_LEVEL", "fatal");
  stop = new AbortController();
  requests = [];
  answers = [];
  void followPageChanges(transport, stop.signal);
});
afterEach(() => stop.abort());

const nothing = { cursor: "1_1:1:", known: "10", all: false, changes: [] };

test("from the first answer on changes are known; what an earlier process stored is valid unless it changed", async () => {
  expect([knownPositions(), reportsChanges()]).toEqual([undefined, false]);
  expect(lostSince()).toBeDefined();
  await answer(json({ ...nothing, changes: [{ tag: "stock", number: "9" }] }));
  expect(requests).toEqual(["/page-changes?hold=0", "/page-changes?after=1_1%3A1%3A&hold=20"]);
  expect([knownPositions(), lostSince(), reportsChanges()]).toEqual([{ services: "10" }, undefined, true]);
  expect(lastTagInvalidationOf(["stock"])).toBeGreaterThan(Date.now() - 5_000);
  expect(lastInvalidationOf(["vehicle:a"])).toBe(0);
});

test("a change invalidates its pages, and the cached answers", async () => {
  await answer(json(nothing));
  const before = invalidationCount();
  await answer(
    json({ ...nothing, cursor: "2_2:2:", known: "12", changes: [{ tag: "vehicle:a", number: "11" }] }),
  );
  expect(lastTagInvalidationOf(["vehicle:a"])).toBeGreaterThan(0);
  expect(isInvalidatedSince(before, ["vehicle:a"])).toBe(true);
  expect(isInvalidatedSince(before, ["vehicle:b"])).toBe(false);
  expect(requests.at(-1)).toBe("/page-changes?after=2_2%3A2%3A&hold=20");
  const after = invalidationCount();
  await answer(json({ ...nothing, cursor: "3_2:2:" }));
  expect(isInvalidatedSince(after, undefined)).toBe(false);
});

test("while the service is away no change is known; afterwards what was missed is read", async () => {
  await answer(json(nothing));
  await answer(new Error("gone"));
  await vi.waitFor(() => expect(lostSince()).toBeDefined());
  expect([knownPositions(), reportsChanges()]).toEqual([undefined, false]);
  await answer(new Response("boom", { status: 500 }));
  await answer(json({ ...nothing, known: "20", changes: [{ tag: "missed", number: "15" }] }));
  expect(requests.slice(2)).toEqual(
    Array.from({ length: 3 }, () => "/page-changes?after=1_1%3A1%3A&hold=20"),
  );
  expect([knownPositions(), lostSince()]).toEqual([{ services: "20" }, undefined]);
  expect(lastTagInvalidationOf(["missed"])).toBeGreaterThan(0);
});

test("where everything may have changed all pages are rendered again", async () => {
  await answer(json(nothing));
  expect(lastInvalidationOf(["vehicle:a"])).toBe(0);
  await answer(json({ ...nothing, all: true }));
  expect(lastInvalidationOf(["vehicle:a"])).toBeGreaterThan(Date.now() - 5_000);
});

test("where everything may have changed before the start nothing of an earlier process is shown", async () => {
  await answer(json({ ...nothing, all: true }));
  await answer(json(nothing));
  expect(lastInvalidationOf(["vehicle:a"])).toBeGreaterThan(Date.now() - 5_000);
});

test("a service without the call reports nothing, and pages live as long as before", async () => {
  await answer(absent());
  await vi.waitFor(() => expect(lostSince()).toBeUndefined());
  expect([knownPositions(), reportsChanges()]).toEqual([undefined, false]);
});
