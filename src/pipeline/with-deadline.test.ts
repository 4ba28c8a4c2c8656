import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDeadline } from "./with-deadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number, value: string) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(value), ms));
const instead = { value: "kept" };

/** What is answered, and after how long. */
const answered = async (answer: Promise<string>) => {
  const start = performance.now();
  const ended = answer.then((value) => [value, performance.now() - start]);
  await vi.advanceTimersByTimeAsync(60_000);
  return ended;
};

test("what comes in time is taken", async () => {
  expect(await answered(withDeadline(after(600, "fresh"), () => instead))).toEqual(["fresh", 600]);
});

test("where something is kept, it is waited for 700 ms", async () => {
  expect(await answered(withDeadline(after(9_000, "fresh"), () => instead))).toEqual(["kept", 700]);
});

test("where nothing is, it is waited for", async () => {
  expect(await answered(withDeadline(after(9_000, "fresh"), () => undefined))).toEqual(["fresh", 9_000]);
});

test("several waits of one visitor share the time", async () => {
  const start = performance.now();
  const waits = async () => {
    await withDeadline(after(500, "first"), () => instead, start);
    await withDeadline(after(9_000, "second"), () => instead, start);
    return withDeadline(after(9_000, "third"), () => instead, start);
  };
  const [value, took] = await answered(waits());
  expect(value).toBe("kept");
  // Even a timer of no time takes one.
  expect(took).toBeLessThan(705);
});

test("what fails is thrown, unless nobody waits for it any more", async () => {
  const fails = (ms: number) => after(ms, "").then(() => Promise.reject(new Error("no")));
  await expect(withDeadline(Promise.reject(new Error("no")), () => instead)).rejects.toThrow("no");
  expect(await answered(withDeadline(fails(9_000), () => instead))).toEqual(["kept", 700]);
});
