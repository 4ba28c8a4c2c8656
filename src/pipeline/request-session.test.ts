import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";

const call = vi.fn();
vi.mock("#api/call.ts", () => ({ call }));
vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
vi.stubEnv("SITE_URL", "http://localhost:3000");
const { openSession, sealLogin, sealSession } = await import("#platform/session.ts");
const { requestSession } = await import("./request-session.ts");

const minute = 60_000;
const refused = { ok: false, error: { kind: "unauthorized", message: "", retryable: false } };
const answers = (table: Readonly<Record<string, unknown>>) =>
  call.mockImplementation(async (name: string) =>
    name in table ? { ok: true, value: table[name] } : refused,
  );
const login = { sessionId: "begun", at: 1, url: "https://id.example/w.js?state=x" };

/** A request that came with these cookies. */
const requestWith = async ({
  age,
  started = false,
}: {
  readonly age?: number;
  readonly started?: boolean;
}) => {
  const session = { token: "old", tokenAt: Date.now() - (age ?? 0), sessionId: "s1", name: "Ana" };
  return requestSession(
    {
      session: age === undefined ? undefined : await sealSession(session),
      login: started ? await sealLogin(login) : undefined,
    },
    "es",
  );
};
/** What the answer sets, by name. */
const set = ({ changes }: ReturnType<typeof requestSession>) =>
  Object.fromEntries(changes().map(({ name, value }) => [name, value]));

beforeEach(() => {
  vi.stubEnv("LOG_LEVEL", "silent");
  call.mockReset();
  answers({});
});

describe("a request", () => {
  test("of nobody, and one with a fresh token, sets nothing and asks nothing", async () => {
    for (const request of [await requestWith({}), await requestWith({ age: minute })]) {
      await request.current();
      expect(set(request)).toEqual({});
    }
    expect(call).not.toHaveBeenCalled();
  });

  test("with a stale token has another one, asked for once", async () => {
    answers({ login: { token: "new" } });
    const request = await requestWith({ age: 11 * minute });
    await Promise.all([request.current(), request.current()]);
    expect(call).toHaveBeenCalledOnce();
    expect(await openSession(set(request).volante)).toMatchObject({ token: "new", name: "Ana" });
    expect(set(request)["volante-known"]).toBe("1");
  });

  test("with one that cannot be renewed ends the session", async () => {
    const request = await requestWith({ age: 11 * minute });
    expect((await request.current()).kind).toBe("ended");
    expect(set(request)).toEqual({ volante: "", "volante-known": "" });
  });
});

describe("a sign-in", () => {
  test("that begins leaves the session alone", async () => {
    answers({ prelogin: { url: login.url } });
    const request = await requestWith({ age: minute });
    expect(await request.start("http://localhost:3000/acceso/")).toMatchObject({ url: login.url });
    expect(Object.keys(set(request))).toEqual(["volante-login"]);
  });

  test("whose addresses are long is kept with its script and its form alone", async () => {
    const long = (name: string) => `https://id.example/${name}?state=${"x".repeat(900)}`;
    answers({
      prelogin: {
        url: long("w.js"),
        formUrl: long("login"),
        registerUrl: long("register"),
        resetUrl: long("reset"),
        logoutUrl: long("logout"),
      },
    });
    const request = await requestWith({});
    expect(await request.start("http://localhost:3000/acceso/")).toBeDefined();
    const value = set(request)["volante-login"];
    expect(value?.length).toBeLessThanOrEqual(4_000);
    const started = await requestSession({ session: undefined, login: value }, "es").pending();
    expect(started).toMatchObject({ url: long("w.js"), formUrl: long("login") });
    expect(started).not.toHaveProperty("resetUrl");
  });

  test("that the provider has finished begins a session, and is over", async () => {
    answers({ login: { token: "t", sessionId: "s2" }, me: { name: "Ana", userEmail: "", phoneNumber: "" } });
    const request = await requestWith({ started: true });
    expect(await request.finish("state")).toBe("signed-in");
    expect(call).toHaveBeenCalledWith("login", expect.anything(), { locale: "es", sessionId: "begun" });
    expect(await openSession(set(request).volante)).toMatchObject({ token: "t", sessionId: "s2" });
    expect(set(request)["volante-login"]).toBe("");
    expect((await request.current()).kind).toBe("fresh");
  });

  test("that comes to nothing takes nothing from whoever is signed in", async () => {
    for (const started of [true, false]) {
      const request = await requestWith({ age: minute, started });
      expect(await request.finish("forged")).toBe("refused");
      expect(set(request)).toEqual({});
      expect((await request.current()).kind).toBe("fresh");
    }
  });
});

describe("a sign-in that its provider ties to the session id alone", () => {
  const signedIn = { login: { token: "t" }, me: { name: "Ana", userEmail: "", phoneNumber: "" } };
  const fails = (error: object) =>
    call.mockResolvedValue({ ok: false, error: { message: "", retryable: false, ...error } });
  const setEnv = (name: string, value: string): void => {
    vi.stubEnv(name, value);
    forgetProcess();
  };
  beforeEach(() => setEnv("DATA_SERVICE_URL", "http://service.example"));
  afterEach(() => setEnv("DATA_SERVICE_URL", ""));

  test("keeps its session id when the login page is loaded again, also after a login that let nobody in", async () => {
    answers({ prelogin: { url: login.url } });
    const first = await requestWith({});
    const started = await first.start("http://localhost:3000/acceso/");
    const again = requestSession({ session: undefined, login: set(first)["volante-login"] }, "es");
    expect(await again.resume(true)).toBeUndefined();
    expect(await again.start("http://localhost:3000/acceso/")).toMatchObject({
      sessionId: started?.sessionId,
    });
    const sent = call.mock.calls.map(([name, , caller]) => [name, caller.sessionId === started?.sessionId]);
    expect(sent).toEqual([
      ["prelogin", true],
      ["login", true],
      ["prelogin", true],
    ]);
  });

  test("ends by the login alone, and whoever is in goes on as that", async () => {
    answers(signedIn);
    const request = await requestWith({ started: true });
    expect(await request.resume(true)).toEqual({ kind: "signed-in" });
    expect(call).toHaveBeenCalledWith(
      "login",
      { body: { providerId: 5 } },
      { locale: "es", sessionId: "begun" },
    );
    expect(await openSession(set(request).volante)).toMatchObject({ token: "t", sessionId: "begun" });
    expect(set(request)["volante-login"]).toBe("");
    expect((await request.current()).kind).toBe("fresh");
  });

  test.each([{ kind: "timeout" }, { kind: "unreachable" }, { kind: "contract", status: 200, field: "data" }])(
    "stays pending where the login gives no answer: %o",
    async (error) => {
      fails(error);
      const request = await requestWith({ started: true });
      expect(await request.resume(true)).toBeUndefined();
      expect(set(request)).toEqual({});
    },
  );

  test.each([
    { kind: "server", status: 500 },
    { kind: "contract", status: 200, field: "status" },
  ])("resets the session where the login answers something else than 200: %o", async (error) => {
    fails(error);
    const stored = await sealLogin({ ...login, logoutUrl: "https://id.example/logout" });
    const request = requestSession({ session: await sealSession({ sessionId: "s1" }), login: stored }, "es");
    expect(await request.resume(true)).toEqual({ kind: "reset", logoutUrl: "https://id.example/logout" });
    expect(set(request)).toEqual({ volante: "", "volante-known": "", "volante-login": "" });
    answers({ prelogin: { url: login.url } });
    const started = await request.start("http://localhost:3000/acceso/");
    expect(["s1", "begun"]).not.toContain(started?.sessionId);
  });

  test("is asked for once in five seconds by pages that need nobody, for ten minutes", async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const started = await sealLogin({ ...login, sessionId: "often", at: Date.now() });
    const visit = () => requestSession({ session: undefined, login: started }, "es").resume(false);
    const visits = [0, 1_000, 3_900, 5_000, 5_001, 600_001];
    for (const at of visits) {
      vi.setSystemTime(1_000_000 + at);
      await visit();
    }
    expect(call).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test("is not waited for longer than a moment by pages that need nobody", async () => {
    call.mockReturnValue(new Promise(() => undefined));
    const started = await sealLogin({ ...login, sessionId: "slow", at: Date.now() });
    expect(await requestSession({ session: undefined, login: started }, "es").resume(false)).toBeUndefined();
  });

  test("is not asked for where nothing is pending, where somebody is signed in, and of a service that takes a state", async () => {
    for (const request of [await requestWith({}), await requestWith({ age: minute, started: true })])
      expect(await request.resume(true)).toBeUndefined();
    setEnv("DATA_SERVICE_EXTENSIONS", "state");
    expect(await (await requestWith({ started: true })).resume(true)).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
    setEnv("DATA_SERVICE_EXTENSIONS", "");
  });
});

describe("a renewal without an answer", () => {
  test("empties the token, keeps user and session id, and is tried again by the next request", async () => {
    call.mockResolvedValue({ ok: false, error: { kind: "timeout", message: "", retryable: true } });
    const request = await requestWith({ age: 11 * minute });
    expect((await request.current()).kind).toBe("emptied");
    const { volante, ...others } = set(request);
    expect(others).toEqual({ "volante-known": "1" });
    const stored = await openSession(volante);
    expect(stored).toMatchObject({ name: "Ana", sessionId: "s1" });
    expect(stored).not.toHaveProperty("token");
    answers({ login: { token: "new" } });
    const next = requestSession({ session: volante, login: undefined }, "es");
    expect(await next.current()).toMatchObject({ kind: "renewed", session: { token: "new", name: "Ana" } });
    expect(call).toHaveBeenLastCalledWith("login", expect.anything(), { locale: "es", sessionId: "s1" });
  });
});

test("whoever logs out is out here whatever the service says, and the service is told", async () => {
  const request = await requestWith({ age: minute });
  await request.end();
  expect(call).toHaveBeenCalledExactlyOnceWith("logout", {}, { locale: "es", token: "old", sessionId: "s1" });
  expect(set(request)).toEqual({
    volante: "",
    "volante-known": "",
    // What is half filled in goes as well: others may use the device.
    "volante-trade-in": "",
    "volante-reserve": "",
    "volante-reserve-car": "",
    "volante-reserve-pt": "",
    "volante-reserve-pt-car": "",
    "volante-trade-in-pt": "",
  });
  expect((await request.current()).kind).toBe("anonymous");
});
