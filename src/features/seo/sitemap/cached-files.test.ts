import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fail, ok, type Result } from "#platform/result.ts";
import { createCachedFiles } from "./cached-files.ts";

const minute = 60_000;

const setUp = () => {
  const state = { now: 0, made: 0, failure: undefined as Result<string> | undefined };
  const files = createCachedFiles({ maxBytes: 10_000, freshMs: minute, now: () => state.now });
  const pieces = async function* () {
    state.made++;
    yield ok("one ");
    if (state.failure) yield state.failure;
    yield ok(`two ${state.made}`);
  };
  const read = async () => {
    const file = await files.get("a", pieces);
    return file.ok ? gunzipSync(file.value.bytes).toString() : file.error.kind;
  };
  return { state, read };
};

test("a file is made once, for all who ask at the same time, and again when it is old", async () => {
  const { state, read } = setUp();
  expect(await Promise.all([read(), read(), read()])).toEqual(["one two 1", "one two 1", "one two 1"]);
  state.now = minute - 1;
  expect(await read()).toBe("one two 1");
  state.now = minute;
  expect(await read()).toBe("one two 2");
});

test("half a file is never handed out; an old one stands in", async () => {
  const { state, read } = setUp();
  state.failure = fail("timeout", "too late");
  expect(await read()).toBe("timeout");
  state.failure = undefined;
  expect(await read()).toBe("one two 2");
  state.now = minute;
  state.failure = fail("timeout", "too late");
  expect(await read()).toBe("one two 2");
});

test("what the services no longer have is forgotten", async () => {
  const { state, read } = setUp();
  expect(await read()).toBe("one two 1");
  state.now = minute;
  state.failure = fail("not-implemented", "no more");
  expect(await read()).toBe("not-implemented");
  state.failure = fail("timeout", "too late");
  expect(await read()).toBe("timeout");
});

test("many files stay within the bytes", async () => {
  const files = createCachedFiles({ maxBytes: 500, freshMs: minute });
  const made: string[] = [];
  const read = (name: string) =>
    files.get(name, async function* () {
      made.push(name);
      yield ok(name.repeat(10));
    });
  for (let number = 0; number < 100; number++) await read(`file-${number}`);
  await read("file-99");
  await read("file-0");
  expect(made).toHaveLength(101);
});
