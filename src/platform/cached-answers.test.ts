import { expect, test } from "vitest";
import { createCachedAnswers } from "./cached-answers.ts";
import { noteAbsent, noteFollowed, noteLost } from "./page-cache/followed-records.ts";
import { markAllInvalidated, markInvalidated } from "./page-cache/invalidated-tags.ts";

/** Answers that a test gives one by one; `late` ones wait until they are let go. */
const setUp = (answers: readonly (string | Error)[]) => {
  const state = { now: 0, asked: 0 };
  const waiting: (() => void)[] = [];
  const cache = createCachedAnswers<string, string>({
    load: async () => {
      const answer = answers[state.asked++] ?? "last";
      if (answer === "late") await new Promise<void>((resolve) => waiting.push(resolve));
      if (answer instanceof Error) throw answer;
      return answer;
    },
    keyOf: (question) => question,
    freshUntil: (loadedAt) => loadedAt + 60,
    tagsOf: (answer) => (answer.startsWith("tagged") ? ["tag"] : undefined),
    retryAfterMs: 2,
    isFailure: (answer) => answer === "failed",
    isWaitedFor: (answer) => answer === "missing",
    isUncacheable: (answer) => answer === "none",
    bounds: { maxSize: 20, sizeOf: (answer) => answer.length },
    now: () => state.now,
  });
  const get = async (question = "q") => (await cache.get(question)).answer;
  return { state, cache, get, letGo: () => waiting.splice(0).forEach((resolve) => void resolve()) };
};
const finishBeforeExit = () => new Promise((resolve) => setTimeout(resolve, 0));

test("an answer that is no longer fresh is handed out once more, and asked again behind it", async () => {
  const { state, get } = setUp(["first", "second"]);
  expect([await get(), await get()]).toEqual(["first", "first"]);
  state.now = 60;
  expect(await get()).toBe("first");
  await finishBeforeExit();
  expect(await get()).toBe("second");
  expect(state.asked).toBe(2);
});

test("one that is waited for is not handed out when it is old", async () => {
  const { state, get, cache } = setUp(["missing", "there"]);
  expect(cache.mustLoad("q")).toBe(true);
  await get();
  expect(cache.mustLoad("q")).toBe(false);
  state.now = 60;
  expect(cache.mustLoad("q")).toBe(true);
  expect(await get()).toBe("there");
});

test("an earlier answer stands in for one that fails to come, marked as unanswered, until it is time to ask again", async () => {
  const { state, cache } = setUp(["first", "failed", "third"]);
  await cache.get("q");
  state.now = 60;
  await cache.get("q");
  await finishBeforeExit();
  expect(await cache.get("q")).toMatchObject({ answer: "first", isUnanswered: true });
  state.now = 61;
  expect(await cache.get("q")).toMatchObject({ answer: "first", isUnanswered: true });
  expect(state.asked).toBe(2);
  state.now = 62;
  expect(await cache.get("q")).toMatchObject({ answer: "third", isUnanswered: false });
});

test("what is never kept is asked each time, and ends what was kept", async () => {
  const { state, get } = setUp(["first", "none", "failed"]);
  await get();
  state.now = 60;
  await get();
  await finishBeforeExit();
  expect(await get()).toBe("failed");
  expect(state.asked).toBe(3);
});

test("a question that everybody asks at once is asked once", async () => {
  const { state, get } = setUp(["one"]);
  expect(await Promise.all(Array.from({ length: 20 }, () => get()))).toEqual(Array(20).fill("one"));
  expect(state.asked).toBe(1);
});

test("a rejection reaches who waits and keeps nothing", async () => {
  const { state, get } = setUp([new Error("broken"), "whole", new Error("broken")]);
  await expect(get()).rejects.toThrow("broken");
  expect(await get()).toBe("whole");
  state.now = 60;
  expect(await get()).toBe("whole");
  await finishBeforeExit();
  expect(await get()).toBe("whole");
});

test("an answer to a question from before an invalidation is not kept", async () => {
  const { state, get, letGo } = setUp(["late", "new"]);
  const early = get();
  await finishBeforeExit();
  markInvalidated(["other"]);
  expect(await get()).toBe("new");
  letGo();
  expect(await early).toBe("late");
  expect(await get()).toBe("new");
  expect(state.asked).toBe(2);
});

test("what was invalidated is asked before it is handed out, is nothing new, and stands in where asking fails", async () => {
  const { cache, get, state } = setUp(["old", "new", "failed", "missing", "there"]);
  await get();
  markInvalidated(["other"]);
  expect(cache.mustLoad("q")).toBe(false);
  expect(await get()).toBe("new");
  markInvalidated(["other"]);
  expect(await cache.get("q")).toMatchObject({ answer: "new", isUnanswered: true });
  state.now = 3;
  expect(await get()).toBe("missing");
  markInvalidated(["other"]);
  // A missing path whose cached answer was invalidated.
  expect(cache.mustLoad("q")).toBe(true);
  expect(await get()).toBe("there");
});

test("what is kept is bounded, the least used goes first, and one can be forgotten", async () => {
  const { state, cache, get } = setUp(["1234567", "1234567", "1234567"]);
  for (const question of ["a", "b", "c", "b", "c"]) await get(question);
  expect(state.asked).toBe(3);
  expect(cache.mustLoad("a")).toBe(true);
  cache.forget("b");
  expect([cache.mustLoad("b"), cache.mustLoad("c")]).toEqual([true, false]);
});

test("an answer that names its tags is invalidated by those alone, and by an invalidation of everything", async () => {
  const { cache, get, state } = setUp(["tagged 1", "tagged 2", "tagged 3"]);
  await get();
  markInvalidated(["other"]);
  expect(await get()).toBe("tagged 1");
  expect(cache.validity("q")).toEqual({ until: 60, tags: ["tag"] });
  markInvalidated(["other", "tag"]);
  expect(cache.validity("q")).toBeUndefined();
  expect(await get()).toBe("tagged 2");
  markAllInvalidated();
  expect(await get()).toBe("tagged 3");
  expect(state.asked).toBe(3);
});

test("while invalidations may be missing an answer lives a minute, whatever its lifetime", async () => {
  const loaded: string[] = [];
  const cache = createCachedAnswers<string, string>({
    load: async (question) => {
      loaded.push(question);
      return question;
    },
    keyOf: (question) => question,
    freshUntil: (loadedAt) => loadedAt + 86_400_000,
    bounds: { maxSize: 20, sizeOf: (answer) => answer.length },
  });
  await cache.get("q");
  const until = cache.validity("q")?.until ?? 0;
  noteLost("services");
  const lost = cache.validity("q")?.until ?? 0;
  expect(until - Date.now()).toBeGreaterThan(86_000_000);
  expect(lost - Date.now()).toBeLessThanOrEqual(60_000);
  expect(lost - Date.now()).toBeGreaterThan(55_000);
  noteFollowed("services", "1");
  expect(cache.validity("q")?.until).toBe(until);
  noteAbsent("services");
  expect(loaded).toEqual(["q"]);
});
