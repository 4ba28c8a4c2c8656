import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { seal } from "./sealed-cookie.ts";
import * as session from "./session.ts";

const sessionOf = (siteUrl: string) => {
  forgetProcess();
  vi.stubEnv("SITE_URL", siteUrl);
  return session;
};
const local = "http://localhost:3000";

beforeEach(() => {
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  vi.stubEnv("LOG_LEVEL", "silent");
});

describe("the session's cookies", () => {
  test("no script reads the one, no foreign form sends it, and it belongs to one host", async () => {
    const { sessionCookies } = sessionOf("https://volante.example");
    const options = { sameSite: "lax", secure: true, path: "/" };
    expect(sessionCookies("sealed")).toEqual([
      { ...options, name: "__Host-volante", value: "sealed", httpOnly: true },
      { ...options, name: "volante-known", value: "1", httpOnly: false },
    ]);
  });

  test("are both gone when the session is over", async () => {
    const { sessionCookies } = sessionOf("https://volante.example");
    const [own, known] = sessionCookies(undefined);
    expect([own, known]).toMatchObject([
      { value: "", maxAge: 0 },
      { value: "", maxAge: 0 },
    ]);
  });

  test("work over http on this machine", async () => {
    const { sessionCookieName, sessionCookies } = sessionOf(local);
    expect(sessionCookieName()).toBe("volante");
    expect(sessionCookies("x")).toMatchObject([{ httpOnly: true, secure: false }, { secure: false }]);
    for (const each of sessionCookies("x")) expect(each).not.toHaveProperty("maxAge");
    const until = Date.now() + 30 * 86_400_000;
    for (const { maxAge = 0 } of sessionCookies("x", { until })) expect(maxAge / 86_400).toBeCloseTo(30, 3);
  });
});

describe("a session", () => {
  const signedIn = { token: "t".repeat(80), tokenAt: 1, sessionId: "s", name: "Ana Gómez" };

  test("is opened as it was sealed, and nothing of it can be read", async () => {
    const { openSession, sealSession } = sessionOf(local);
    const sealed = (await sealSession(signedIn)) ?? "";
    expect(sealed).not.toContain("Ana");
    expect(await openSession(sealed)).toEqual(signedIn);
  });

  test("fits into its cookie with the longest token, without names where they are long as well", async () => {
    const { openSession, sealSession } = sessionOf(local);
    const usual = { ...signedIn, token: "t".repeat(2_400), userEmail: "ana.gomez@volante.test" };
    const longest = { ...usual, name: "ñ".repeat(200), userEmail: "e".repeat(254), phoneNumber: "600000000" };
    for (const session of [usual, longest])
      expect((await sealSession(session))?.length).toBeLessThanOrEqual(4_000);
    expect(await openSession(await sealSession(usual))).toEqual(usual);
    const { token, tokenAt, sessionId } = longest;
    expect(await openSession(await sealSession(longest))).toEqual({ token, tokenAt, sessionId });
  });

  test("that a browser would drop without a word is refused", async () => {
    const { sealSession } = sessionOf(local);
    expect(await sealSession({ ...signedIn, token: "t".repeat(4_000) })).toBeUndefined();
  });

  test("is empty where the cookie is forged, cut off, foreign, oversized or for another purpose", async () => {
    const { openSession, sealSession } = sessionOf(local);
    const sealed = (await sealSession(signedIn)) ?? "";
    const others = [
      undefined,
      "",
      "junk",
      sealed.slice(0, -8),
      `${sealed.slice(0, 60)}${sealed[60] === "a" ? "b" : "a"}${sealed.slice(61)}`,
      "Fe26.2*1*x*y*z",
      "x".repeat(100_000),
      await seal("form", signedIn, 300),
    ];
    for (const other of others) expect(await openSession(other)).toEqual({});
    vi.stubEnv("SESSION_SECRET", "another-secret-q8Rw2Lk9Zx4Tn7Vb1Mc6Hf3Jd5");
    const foreign = sessionOf(local);
    expect(await foreign.openSession(sealed)).toEqual({});
  });
});
