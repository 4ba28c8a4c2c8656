import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRenderQueue, type Rendering, TooBusy } from "./render-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  const queue = createRenderQueue({ atOnce: 2, waiting: 4, waitTimeoutMs: 2_000 });
  const logged: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (path: string, what?: Rendering): void => {
    const render = () => {
      logged.push(`${path} in`);
      return new Promise<void>((resolve) => void ends.set(path, resolve));
    };
    queue.run(render, what).catch((error: unknown) => {
      logged.push(error instanceof TooBusy ? `${path} out` : String(error));
    });
  };
  const read = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return logged.splice(0);
  };
  return { queue, add, read, end: (path: string) => ends.get(path)?.() };
};

test("few are rendered at a time, the others in the order in which they came", async () => {
  const { add, read, end } = open();
  for (const path of ["a", "b", "c", "d"]) add(path);
  expect(await read()).toEqual(["a in", "b in"]);
  end("b");
  expect(await read()).toEqual(["c in"]);
  end("a");
  expect(await read()).toEqual(["d in"]);
});

test("beyond its bound no page waits", async () => {
  const { queue, add, read } = open();
  for (const path of ["a", "b", "c", "d", "e"]) add(path);
  expect(queue.isFullFor("page")).toBe(false);
  add("f");
  expect(queue.isFullFor("page")).toBe(true);
  add("g");
  expect(await read()).toEqual(["a in", "b in", "g out"]);
});

test("what no visitor waits for leaves half of the queue to others", async () => {
  const { add, read } = open();
  for (const path of ["a", "b", "c", "d"]) add(path);
  add("behind", "behind");
  add("e");
  expect(await read()).toEqual(["a in", "b in", "behind out"]);
});

test("searches leave a quarter of the queue to pages, which come before them", async () => {
  const { queue, add, read, end } = open();
  for (const path of ["a", "b"]) add(path);
  for (const path of ["one", "two"]) add(path, "search");
  expect(queue.isFullFor("search")).toBe(false);
  add("three", "search");
  expect(queue.isFullFor("search")).toBe(true);
  add("four", "search");
  add("page");
  expect(await read()).toEqual(["a in", "b in", "four out"]);
  end("a");
  expect(await read()).toEqual(["page in"]);
  end("b");
  expect(await read()).toEqual(["one in"]);
});

test("no page waits longer than there is time left for rendering", async () => {
  const { add, read } = open();
  for (const path of ["a", "b", "c"]) add(path);
  await read();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await read()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await read()).toEqual(["c out"]);
});

test("a rendering that fails makes room for the next", async () => {
  const queue = createRenderQueue({ atOnce: 1, waiting: 1, waitTimeoutMs: 2_000 });
  const failing = queue.run(async () => {
    throw new Error("no");
  });
  const next = queue.run(async () => "rendered");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("rendered");
});
