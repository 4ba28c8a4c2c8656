import { expect, test, vi } from "vitest";
import { nudgeJob, onNudge } from "./nudge-job.ts";

test("whoever listens is woken, until he stops; without anybody it is no error", () => {
  const wake = vi.fn();
  nudgeJob("send-mail");
  const stop = onNudge(wake);
  nudgeJob("send-mail");
  nudgeJob("send-mail");
  stop();
  nudgeJob("send-mail");
  expect(wake.mock.calls).toEqual([["send-mail"], ["send-mail"]]);
});

test("the old listener's end does not silence a new one", () => {
  const wake = vi.fn();
  const stopOld = onNudge(vi.fn());
  const stopNew = onNudge(wake);
  stopOld();
  nudgeJob("send-mail");
  expect(wake).toHaveBeenCalledOnce();
  stopNew();
});
