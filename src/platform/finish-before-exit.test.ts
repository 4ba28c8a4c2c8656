import { afterEach, expect, test, vi } from "vitest";
import { finishBeforeExit } from "./finish-before-exit.ts";

afterEach(() => void vi.useRealTimers());

test("work that is done, fails or takes too long holds up no end", async () => {
  await finishBeforeExit(Promise.resolve());
  await finishBeforeExit(Promise.reject(new Error("expected")));
  vi.useFakeTimers();
  const ended = vi.fn();
  void finishBeforeExit(new Promise(() => undefined)).then(ended);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toHaveBeenCalledOnce();
});
