import { beforeEach, describe, expect, test, vi } from "vitest";

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
const requestWith = async ({ age, begun = false }: { readonly age?: number; readonly begun?: boolean }) => {
  const session = { token: "old", tokenAt: Date.now() - (age ?? 0), sessionId: "s1", name: "Ana" };
  return requestSession(
    {
      session: age === undefined ? undefined : await sealSession(session),
      login: begun ? await sealLogin(login) : undefined,
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
    expect(await request.begin("http://localhost:3000/acceso/")).toMatchObject({ url: login.url });
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
    expect(await request.begin("http://localhost:3000/acceso/")).toBeDefined();
    const value = set(request)["volante-login"];
    expect(value?.length).toBeLessThanOrEqual(4_000);
    const begun = await requestSession({ session: undefined, login: value }, "es").begun();
    expect(begun).toMatchObject({ url: long("w.js"), formUrl: long("login") });
    expect(begun).not.toHaveProperty("resetUrl");
  });

  test("that the provider has finished begins a session, and is over", async () => {
    answers({ login: { token: "t", sessionId: "s2" }, me: { name: "Ana", userEmail: "", phoneNumber: "" } });
    const request = await requestWith({ begun: true });
    expect(await request.finish("state")).toBe(true);
    expect(call).toHaveBeenCalledWith("login", expect.anything(), { locale: "es", sessionId: "begun" });
    expect(await openSession(set(request).volante)).toMatchObject({ token: "t", sessionId: "s2" });
    expect(set(request)["volante-login"]).toBe("");
    expect((await request.current()).kind).toBe("fresh");
  });

  test("that comes to nothing takes nothing from whoever is signed in", async () => {
    for (const begun of [true, false]) {
      const request = await requestWith({ age: minute, begun });
      expect(await request.finish("forged")).toBe(false);
      expect(set(request)).toEqual({});
      expect((await request.current()).kind).toBe("fresh");
    }
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
    "volante-reserve-pt": "",
    "volante-trade-in-pt": "",
  });
  expect((await request.current()).kind).toBe("anonymous");
});
