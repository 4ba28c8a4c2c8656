import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { afterPress } from "./after-press.ts";

const open = () => {
  const page = new EventTarget();
  const done: string[] = [];
  const whenReleased = afterPress(page as Document);
  return {
    done,
    whenReleased: (name: string) => whenReleased(() => void done.push(name)),
    happens: (type: string) => page.dispatchEvent(new Event(type)),
  };
};

test("without a press it is done soon", async () => {
  const { done, whenReleased } = open();
  whenReleased("a");
  expect(done).toEqual([]);
  await pause(5);
  expect(done).toEqual(["a"]);
});

test.each(["pointerup", "pointercancel"])("what a press causes waits for its %s", async (end) => {
  const { done, whenReleased, happens } = open();
  happens("pointerdown");
  whenReleased("a");
  await pause(5);
  expect(done).toEqual([]);
  happens(end);
  // The click comes in this very task.
  expect(done).toEqual([]);
  await pause(5);
  expect(done).toEqual(["a"]);
});
