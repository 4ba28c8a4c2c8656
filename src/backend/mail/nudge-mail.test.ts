import { expect, test, vi } from "vitest";
import { nudgeMail, onMailNudge } from "./nudge-mail.ts";

test("whoever listens is woken, until he stops; without anybody it is no error", () => {
  const wake = vi.fn();
  nudgeMail();
  const stop = onMailNudge(wake);
  nudgeMail();
  nudgeMail();
  stop();
  nudgeMail();
  expect(wake).toHaveBeenCalledTimes(2);
});

test("the old listener's end does not silence a new one", () => {
  const wake = vi.fn();
  const stopOld = onMailNudge(vi.fn());
  const stopNew = onMailNudge(wake);
  stopOld();
  nudgeMail();
  expect(wake).toHaveBeenCalledOnce();
  stopNew();
});
