import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    has: (name: string) => jar.has(name),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}));
const call = vi.fn();
vi.mock("#api/call.ts", () => ({ call }));

vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
vi.stubEnv("SITE_URL", "http://localhost:3000");
const { openSession, sealLogin, sealSession } = await import("#platform/session.ts");
const { withSession } = await import("./with-session.ts");

const minute = 60_000;
const signIn = async (age: number): Promise<void> => {
  const session = { token: "old", tokenAt: Date.now() - age, sessionId: "s1" };
  jar.set("volante", (await sealSession(session)) ?? "");
  jar.set("volante-known", "1");
};
const refused = { ok: false, error: { kind: "unauthorized", message: "", retryable: false } } as const;

beforeEach(() => {
  vi.stubEnv("LOG_LEVEL", "silent");
  jar.clear();
  call.mockReset();
});

describe("what needs a login", () => {
  test("is done with the token, and a fresh one leaves the cookies as they are", async () => {
    await signIn(minute);
    const before = new Map(jar);
    const work = vi.fn(async () => ({ ok: true, value: 7 }) as const);
    expect(await withSession("pt", work)).toEqual({ ok: true, value: 7 });
    expect(work).toHaveBeenCalledExactlyOnceWith({ locale: "pt", token: "old", sessionId: "s1" });
    expect(jar).toEqual(before);
  });

  test("is done with a renewed token where it was stale, and the new one is kept", async () => {
    await signIn(11 * minute);
    call.mockResolvedValue({ ok: true, value: { token: "new" } });
    const work = vi.fn(async () => ({ ok: true, value: 7 }) as const);
    await withSession("es", work);
    expect(work).toHaveBeenCalledExactlyOnceWith({ locale: "es", token: "new", sessionId: "s1" });
    expect(await openSession(jar.get("volante"))).toMatchObject({ token: "new" });
  });

  test("is not done for nobody, nor where the token cannot be renewed, which ends the session", async () => {
    const work = vi.fn();
    expect(await withSession("es", work)).toMatchObject({ ok: false, error: { kind: "unauthorized" } });
    await signIn(11 * minute);
    call.mockResolvedValue(refused);
    expect(await withSession("es", work)).toMatchObject({ ok: false, error: { kind: "unauthorized" } });
    expect(work).not.toHaveBeenCalled();
    expect([...jar.values()]).toEqual(["", ""]);
  });

  test("takes away what says that somebody is signed in, where nobody is", async () => {
    jar.set("volante-known", "1");
    await withSession("es", vi.fn());
    expect(jar.get("volante-known")).toBe("");
  });

  test("ends the session where the service refuses the token, as after a logout elsewhere", async () => {
    await signIn(minute);
    expect(await withSession("es", async () => refused)).toEqual(refused);
    expect([...jar.values()]).toEqual(["", ""]);
  });

  test("leaves the session alone where the service fails otherwise", async () => {
    await signIn(minute);
    const before = new Map(jar);
    const failed = { ok: false, error: { kind: "server", message: "", retryable: true } } as const;
    expect(await withSession("es", async () => failed)).toEqual(failed);
    expect(jar).toEqual(before);
  });
});

describe("before an action that needs a login", () => {
  const setService = (url: string): void => {
    vi.stubEnv("DATA_SERVICE_URL", url);
    forgetProcess();
  };
  const pendingLogin = async () =>
    jar.set(
      "volante-login",
      (await sealLogin({ sessionId: "begun", at: 1, url: "https://id.example/w.js" })) ?? "",
    );
  beforeEach(() => setService("http://service.example"));
  afterEach(() => setService(""));

  test("a pending sign-in is ended that the provider ties to the session id alone", async () => {
    await pendingLogin();
    call.mockImplementation(async (name: string) =>
      name === "login" ? { ok: true, value: { token: "t" } } : refused,
    );
    const work = vi.fn(async () => ({ ok: true, value: 7 }) as const);
    expect(await withSession("es", work)).toEqual({ ok: true, value: 7 });
    expect(work).toHaveBeenCalledExactlyOnceWith({ locale: "es", token: "t", sessionId: "begun" });
    expect(await openSession(jar.get("volante"))).toMatchObject({ token: "t", sessionId: "begun" });
    expect([jar.get("volante-known"), jar.get("volante-login")]).toEqual(["1", ""]);
  });

  test("it stays pending where the provider has let nobody in yet, and is reset by any other answer", async () => {
    await pendingLogin();
    call.mockResolvedValue(refused);
    const before = new Map(jar);
    const work = vi.fn();
    expect(await withSession("es", work)).toMatchObject({ error: { kind: "unauthorized" } });
    expect(jar).toEqual(before);
    call.mockResolvedValue({ ok: false, error: { kind: "server", message: "", status: 500 } });
    await withSession("es", work);
    expect([...jar.values()]).toEqual(["", "", ""]);
    expect(work).not.toHaveBeenCalled();
  });
});

test("a renewal without an answer empties the token and keeps who the customer is", async () => {
  await signIn(11 * minute);
  call.mockResolvedValue({ ok: false, error: { kind: "timeout", message: "", retryable: true } });
  expect(await withSession("es", vi.fn())).toMatchObject({ error: { kind: "unauthorized" } });
  const stored = await openSession(jar.get("volante"));
  expect(stored).toMatchObject({ sessionId: "s1" });
  expect(stored).not.toHaveProperty("token");
  expect(jar.get("volante-known")).toBe("1");
});

test("the campaign that led the visitor here goes with it, once they agree to be measured", async () => {
  await signIn(minute);
  jar.set("volante-utms", "utm_campaign=x");
  const work = vi.fn(async () => ({ ok: true, value: 7 }) as const);
  await withSession("es", work);
  jar.set("volante-consent", "all");
  await withSession("es", work);
  const caller = { locale: "es", token: "old", sessionId: "s1" };
  expect(work.mock.calls).toEqual([[caller], [{ ...caller, campaign: { utm_campaign: "x" } }]]);
});
