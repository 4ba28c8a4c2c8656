import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "#api/call.ts";
import type { SignedInSession } from "#platform/session.ts";

const call = vi.fn<(...input: Parameters<Call>) => Promise<unknown>>();
vi.mock("#api/call.ts", () => ({ call }));

const { currentSession } = await import("./renew-session.ts");

const minute = 60_000;
const now = Date.UTC(2026, 10, 23);
const aged = (milliseconds: number): SignedInSession => ({
  token: "old",
  tokenAt: now - milliseconds,
  sessionId: "s1",
  name: "Ana",
});

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubEnv("LOG_LEVEL", "silent");
  call.mockReset().mockResolvedValue({ ok: true, value: { token: "new" } });
});

describe("a token", () => {
  test.each([0, minute, 10 * minute - 1])("of %d ms is used as it is", async (age) => {
    expect(await currentSession(aged(age), "es")).toEqual({ kind: "fresh", session: aged(age) });
    expect(call).not.toHaveBeenCalled();
  });

  test.each([10 * minute, 25 * minute, -minute])("of %d ms is renewed before it is used", async (age) => {
    expect(await currentSession(aged(age), "pt")).toEqual({
      kind: "renewed",
      session: { token: "new", tokenAt: now, sessionId: "s1", name: "Ana" },
    });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      "login",
      { body: { providerId: 5 } },
      { locale: "pt", token: "old", sessionId: "s1" },
    );
  });

  test("that a service has refused is renewed however young it is", async () => {
    expect((await currentSession(aged(0), "es", { doubts: true })).kind).toBe("renewed");
  });

  test.each(["timeout", "unreachable", "contract"])(
    "is emptied where the login gives no answer: %s",
    async (kind) => {
      call.mockResolvedValue({ ok: false, error: { kind, message: "" } });
      const { token: _, ...rest } = aged(11 * minute);
      expect(await currentSession(aged(11 * minute), "es")).toEqual({ kind: "emptied", session: rest });
    },
  );

  test.each(["unauthorized", "server", "rate-limited"])(
    "that is not renewed, as when the service is %s, ends the session",
    async (kind) => {
      call.mockResolvedValue({ ok: false, error: { kind, message: "" } });
      expect(await currentSession(aged(11 * minute), "es")).toEqual({ kind: "ended" });
    },
  );
});

test("nobody is signed in without a token, and no service is asked", async () => {
  expect(await currentSession({}, "es")).toEqual({ kind: "anonymous" });
  expect(await currentSession({ sessionId: "s1" }, "es")).toEqual({ kind: "anonymous" });
  expect(call).not.toHaveBeenCalled();
});
