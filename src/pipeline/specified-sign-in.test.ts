import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { requestSession } from "./request-session.ts";

let service: Awaited<ReturnType<typeof startSpecifiedService>>;
beforeAll(async () => {
  service = await startSpecifiedService();
});
afterAll(() => service.close());
beforeEach(() => {
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  vi.stubEnv("DATA_SERVICE_URL", service.url);
  vi.stubEnv("CONTENT_SERVICE_URL", service.url);
  forgetProcess();
});
afterEach(() => {
  service.lie();
  vi.unstubAllEnvs();
  forgetProcess();
});

const page = "http://localhost:3000/acceso/";

/** A browser: each request brings the cookies that the one before it was answered with. */
const newBrowser = () => {
  const jar = new Map<string, string>();
  return async <T>(work: (session: ReturnType<typeof requestSession>) => Promise<T>): Promise<T> => {
    const session = requestSession({ session: jar.get("volante"), login: jar.get("volante-login") }, "es");
    const result = await work(session);
    for (const { name, value } of session.changes()) jar.set(name, value);
    return result;
  };
};

/** Signs in as the provider's script does, which knows the session by the key in its own address. */
const signInAtProvider = async (url = ""): Promise<void> => {
  const script = await (await fetch(url)).text();
  const [action = ""] = /http:[^"]*sign-in[^"]*/.exec(script) ?? [];
  const body = new URLSearchParams({ email: "cliente@example.com", password: "specified" });
  expect((await fetch(action, { method: "POST", body })).status).toBe(200);
};

const startSignIn = (request: ReturnType<typeof newBrowser>) => request((session) => session.start(page));

test("a sign-in that the provider ties to the session id alone ends when the page is loaded again", async () => {
  const request = newBrowser();
  await startSignIn(request);
  expect(await request((session) => session.resume(true))).toBeUndefined();
  await signInAtProvider((await startSignIn(request))?.url);
  expect(await request((session) => session.resume(true))).toEqual({ kind: "signed-in" });
  const current = await request((session) => session.current());
  expect(current).toMatchObject({ kind: "fresh", session: { name: "Lucía Ferrer Gil" } });
  const own = service.calls.filter(({ path }) => path.startsWith("/users/"));
  expect(new Set(own.map(({ headers }) => headers["x-session-id"])).size).toBe(1);
  expect(own.filter(({ path }) => path === "/users/login").map(({ body }) => body)).toEqual([
    '{"providerId":5}',
    '{"providerId":5}',
  ]);
});

test("a login that is answered with an error resets the session, also where the error comes with 200", async () => {
  for (const status of [500, 200]) {
    const request = newBrowser();
    const first = await startSignIn(request);
    await signInAtProvider(first?.url);
    service.lie(({ path }, answer) =>
      path === "/users/login" ? Response.json({ data: {}, status: 403 }, { status }) : answer,
    );
    expect(await request((session) => session.resume(true))).toEqual({ kind: "reset", logoutUrl: undefined });
    service.lie();
    expect((await startSignIn(request))?.sessionId).not.toBe(first?.sessionId);
  }
});

test("a login without an answer is tried again", async () => {
  const request = newBrowser();
  await signInAtProvider((await startSignIn(request))?.url);
  service.lie(({ path }, answer) =>
    path === "/users/login"
      ? new Response("<h1>¿Qué?</h1>", { headers: { "content-type": "text/html" } })
      : answer,
  );
  expect(await request((session) => session.resume(true))).toBeUndefined();
  service.lie();
  expect(await request((session) => session.resume(true))).toEqual({ kind: "signed-in" });
});
