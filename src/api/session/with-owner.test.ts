import { beforeEach, expect, test, vi } from "vitest";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    has: (name: string) => jar.has(name),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}));
vi.mock("#api/call.ts", () => ({ call: vi.fn() }));
vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
vi.stubEnv("SITE_URL", "http://localhost:3000");
const { openSession, sealLogin, sealSession } = await import("#platform/session.ts");
const { withOwner } = await import("./with-owner.ts");

const refused = { ok: false, error: { kind: "unauthorized", message: "", retryable: false } } as const;
const done = { ok: true, value: 7 } as const;

beforeEach(() => {
  vi.stubEnv("LOG_LEVEL", "silent");
  jar.clear();
});

const signIn = async (): Promise<void> => {
  jar.set("volante", (await sealSession({ token: "t", tokenAt: Date.now(), sessionId: "s1" })) ?? "");
  jar.set("volante-known", "1");
};

test("a customer has it by their token, and the cookies stay as they are", async () => {
  await signIn();
  const before = new Map(jar);
  const work = vi.fn(async () => done);
  expect(await withOwner("pt", work)).toEqual(done);
  expect(work).toHaveBeenCalledExactlyOnceWith({ locale: "pt", token: "t", sessionId: "s1" });
  expect(jar).toEqual(before);
});

test("nobody has it by a session that gets an id, keeps it, and is not signed in", async () => {
  const work = vi.fn(
    async ({ sessionId }: { sessionId: string }) => ({ ok: true, value: sessionId }) as const,
  );
  const first = await withOwner("es", work);
  expect(await withOwner("es", work)).toEqual(first);
  expect(await openSession(jar.get("volante"))).toEqual({ sessionId: first.ok && first.value });
  expect(jar.has("volante-known")).toBe(false);
});

test("somebody whose token is refused meanwhile goes on as nobody, under another id", async () => {
  await signIn();
  const work = vi.fn(async (caller: object) => ("token" in caller ? refused : done));
  expect(await withOwner("es", work)).toEqual(done);
  const { sessionId, token } = await openSession(jar.get("volante"));
  expect(token).toBeUndefined();
  expect(sessionId).toMatch(/^[a-z0-9]{26}$/);
  expect(jar.get("volante-known")).toBe("");
});

test("where it is theirs already they are told that they are not signed in any more, and nothing is done as nobody", async () => {
  await signIn();
  const work = vi.fn(async () => refused);
  expect(await withOwner("es", work, { orAsNobody: false })).toEqual(refused);
  expect(work).toHaveBeenCalledOnce();
  expect(jar.get("volante-known")).toBe("");
});

test("who has begun a sign-in has it by the session that it is for", async () => {
  jar.set(
    "volante-login",
    (await sealLogin({ sessionId: "begun", at: 1, url: "https://id.example/w.js" })) ?? "",
  );
  const work = vi.fn(async () => done);
  await withOwner("es", work);
  expect(work).toHaveBeenCalledExactlyOnceWith({ locale: "es", sessionId: "begun" });
});

test("somebody whose token was emptied goes on under the session that they keep", async () => {
  const emptied = { tokenAt: 1, sessionId: "s1", name: "Ana" };
  jar.set("volante", (await sealSession(emptied)) ?? "");
  const work = vi.fn(async () => done);
  await withOwner("es", work);
  expect(work).toHaveBeenCalledExactlyOnceWith({ locale: "es", sessionId: "s1" });
  expect(await openSession(jar.get("volante"))).toEqual(emptied);
});
