import { beforeEach, describe, expect, test, vi } from "vitest";

const call = vi.fn();
vi.mock("#api/call.ts", () => ({ call }));

const { startLogin, endLogin, finishLogin } = await import("./log-in.ts");

const pending = { sessionId: "s1", at: 1, url: "https://id.example/w.js" };

const answers = (table: Readonly<Record<string, unknown>>) =>
  call.mockImplementation(async (name: string) =>
    name in table
      ? { ok: true, value: table[name] }
      : { ok: false, error: { kind: "unauthorized", message: "" } },
  );

beforeEach(() => {
  vi.stubEnv("LOG_LEVEL", "silent");
  call.mockReset();
});

describe("a sign-in begins", () => {
  const start = () => startLogin("s1", "https://volante.example/acceso/", "es");

  test("with the provider's addresses and their time", async () => {
    answers({
      prelogin: { url: "https://id.example/w.js?state=1", formUrl: "https://id.example/login?state=1" },
    });
    expect(await start()).toMatchObject({
      sessionId: "s1",
      at: expect.any(Number),
      url: "https://id.example/w.js?state=1",
      formUrl: "https://id.example/login?state=1",
    });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      "prelogin",
      { query: { returnUrl: "https://volante.example/acceso/" } },
      { locale: "es", sessionId: "s1" },
    );
  });

  test.each([
    "javascript:alert(1)",
    "//id.example/w.js",
    "data:text/javascript,1",
    "http://id.example/w.js",
    "w.js",
  ])("not with the script %j", async (url) => {
    answers({ prelogin: { url } });
    expect(await start()).toBeUndefined();
  });

  test("without links that a page may not name", async () => {
    answers({
      prelogin: {
        url: "https://id.example/w.js",
        formUrl: "javascript:alert(1)",
        resetUrl: "http://x.example/",
      },
    });
    expect(await start()).toMatchObject({ formUrl: undefined, resetUrl: undefined });
  });

  test("not when the service is silent", async () => {
    answers({});
    expect(await start()).toBeUndefined();
  });
});

describe("a sign-in ends", () => {
  test("with a token, another session and who they are; the earlier token goes with it", async () => {
    answers({
      login: { token: "t2", sessionId: "s2" },
      me: { name: "Ana", userEmail: "ana@volante.test", phoneNumber: "600000000", id: "c1" },
    });
    expect(await finishLogin(pending, { token: "t1", sessionId: "s0" }, "state", "pt")).toEqual({
      kind: "signed-in",
      session: {
        token: "t2",
        tokenAt: expect.any(Number),
        sessionId: "s2",
        name: "Ana",
        userEmail: "ana@volante.test",
        phoneNumber: "600000000",
      },
    });
    expect(call).toHaveBeenNthCalledWith(
      1,
      "login",
      { body: { providerId: 5, state: "state" } },
      { locale: "pt", sessionId: "s1", token: "t1" },
    );
    expect(call).toHaveBeenNthCalledWith(2, "me", {}, { locale: "pt", token: "t2", sessionId: "s2" });
  });

  test("with the time until which the customer stays signed in", async () => {
    answers({ login: { token: "t2", rememberedUntil: "2026-12-30T10:15:00.000Z" } });
    expect(await finishLogin(pending, {}, "state", "es")).toMatchObject({
      session: { until: Date.UTC(2026, 11, 30, 10, 15) },
    });
  });

  test("also when nobody can say who they are", async () => {
    answers({ login: { token: "t2" } });
    expect(await finishLogin(pending, {}, "state", "es")).toEqual({
      kind: "signed-in",
      session: { token: "t2", tokenAt: expect.any(Number), sessionId: "s1" },
    });
  });

  test("with nothing for a state that is refused", async () => {
    answers({});
    expect(await finishLogin(pending, {}, "state", "es")).toMatchObject({ kind: "refused" });
  });
});

test("logging out tells the service, where somebody was signed in", async () => {
  answers({ logout: {} });
  await endLogin({ token: "t", sessionId: "s" }, "es");
  expect(call).toHaveBeenCalledExactlyOnceWith("logout", {}, { locale: "es", token: "t", sessionId: "s" });
  await endLogin({ sessionId: "s" }, "es");
  expect(call).toHaveBeenCalledOnce();
});

test.each([
  ["https://login.example/end?client_id=shop", "https://login.example/end?client_id=shop"],
  ["javascript:alert(1)", undefined],
  [undefined, undefined],
])("a logout that names %s leads to %s", async (logoutUrl, leadsTo) => {
  answers({ logout: { logoutUrl } });
  expect(await endLogin({ token: "t", sessionId: "s" }, "es")).toBe(leadsTo);
});
