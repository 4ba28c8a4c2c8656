import { afterEach, expect, test, vi } from "vitest";
import { settle } from "./settle.ts";

afterEach(() => void vi.useRealTimers());

test("work that is done, fails or takes too long holds up no end", async () => {
  await settle(Promise.resolve());
  await settle(Promise.reject(new Error("expected")));
  vi.useFakeTimers();
  const ended = vi.fn();
  void settle(new Promise(() => undefined)).then(ended);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toHaveBeenCalledOnce();
});
