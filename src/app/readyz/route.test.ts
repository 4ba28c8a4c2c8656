import { beforeEach, expect, test, vi } from "vitest";
import { GET } from "./route.ts";

const checkReadiness = vi.hoisted(() => vi.fn());
vi.mock("#api/check-readiness.ts", () => ({ checkReadiness }));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("however often it is asked, the services are called once a second, and the state is never older", async () => {
  checkReadiness.mockResolvedValueOnce({ status: "ready", parts: {} });
  const answers = await Promise.all(Array.from({ length: 50 }, GET));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await vi.advanceTimersByTimeAsync(900);
  expect((await GET()).status).toBe(200);
  expect(checkReadiness).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  checkReadiness.mockResolvedValueOnce({ status: "not ready", parts: {} });
  expect((await GET()).status).toBe(503);
  expect(checkReadiness).toHaveBeenCalledTimes(2);
});
