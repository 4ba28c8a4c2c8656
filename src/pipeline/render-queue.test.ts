import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bounds = { atOnce: 2, waiting: 3, waitTimeoutMs: 2_000, lingerMs: 500 };

/** A visitor's answer, as far as the line looks at it. */
class Visitor extends EventEmitter {
  destroyed = false;
  writableEnded = false;

  private close(): void {
    this.destroyed = true;
    this.emit("close");
  }

  answered(): void {
    this.writableEnded = true;
    this.emit("prefinish");
  }

  goesAway(): void {
    this.close();
  }
}

const open = () => {
  const line = createRenderQueue(bounds);
  const outcomes: string[] = [];
  const come = (path: string): Visitor => {
    const visitor = new Visitor();
    void line
      .wait(path, visitor as unknown as ServerResponse)
      .then((isIn) => outcomes.push(`${path} ${isIn ? "in" : "out"}`));
    return visitor;
  };
  const hear = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return outcomes.splice(0);
  };
  return { come, hear };
};

test("few are rendered at a time, the others in the order in which they came", async () => {
  const { come, hear } = open();
  const [first, second] = ["a", "b", "c", "d"].map(come);
  expect(await hear()).toEqual(["a in", "b in"]);
  second?.answered();
  expect(await hear()).toEqual(["c in"]);
  first?.answered();
  expect(await hear()).toEqual(["d in"]);
});

test("beyond its bound nobody waits", async () => {
  const { come, hear } = open();
  for (const path of ["a", "b", "c", "d", "e", "f"]) come(path);
  expect(await hear()).toEqual(["a in", "b in", "f out"]);
});

test("nobody waits longer than there is time left for rendering", async () => {
  const { come, hear } = open();
  for (const path of ["a", "b", "c"]) come(path);
  await hear();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await hear()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hear()).toEqual(["c out"]);
  come("d");
  come("e");
  come("f");
  expect(await hear()).toEqual([]);
});

test("whoever asks for a page that waits waits with it, in one place", async () => {
  const { come, hear } = open();
  const [first] = ["a", "b", "c", "c", "c", "d", "e", "c"].map(come);
  expect(await hear()).toEqual(["a in", "b in"]);
  first?.answered();
  expect(await hear()).toEqual(["c in", "c in", "c in", "c in"]);
});

test("the place of a page is free when a visitor is answered with it, or all have gone", async () => {
  const { come, hear } = open();
  const [a, , c, sameC, d] = ["a", "b", "c", "c", "d", "d", "e"].map(come);
  a?.answered();
  await hear();
  c?.goesAway();
  expect(await hear()).toEqual([]);
  sameC?.answered();
  expect(await hear()).toEqual(["d in", "d in"]);
  d?.answered();
  expect(await hear()).toEqual(["e in"]);
});

test("who goes away waits no longer, and what is rendered for nobody takes its place for a while", async () => {
  const { come, hear } = open();
  const [a, , c] = ["a", "b", "c", "d"].map(come);
  await hear();
  c?.goesAway();
  expect(await hear()).toEqual(["c out"]);
  a?.goesAway();
  await vi.advanceTimersByTimeAsync(499);
  expect(await hear()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hear()).toEqual(["d in"]);
});

test("who has gone before is not let in", async () => {
  const { come, hear } = open();
  const line = createRenderQueue(bounds);
  const gone = new Visitor();
  gone.goesAway();
  expect(await line.wait("a", gone as unknown as ServerResponse)).toBe(false);
  come("a");
  expect(await hear()).toEqual(["a in"]);
});
