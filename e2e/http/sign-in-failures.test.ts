import { expect } from "vitest";
import { favouritesPaths, loginWords } from "#tools/test-support/login.ts";
import { sealValue, unsealValue } from "#tools/test-support/sealed-values.ts";
import type { Lie, ServiceAnswer } from "../rehearse/attacks/lying-services.ts";
import { send } from "../rehearse/attacks/send.ts";
import { test } from "./lying-test.ts";

const canaries = {
  token: "canario-del-token-1234567890",
  name: "Canaria Segura",
  mail: "canaria@volante.test",
};
const logoutUrl = "https://id.example/logout?state=x";
const good = (data: unknown): ServiceAnswer => ({ status: 200, data });
const bad = (status: number): ServiceAnswer => ({
  status,
  error: { code: status === 401 ? "unauthorized" : "internal", message: canaries.mail },
});
const honestProvider: Readonly<Record<string, ServiceAnswer>> = {
  "/users/prelogin": good({ url: "https://id.example/w.js?state=x", logoutUrl }),
  "/users/login": good({ token: canaries.token, sessionId: "s2" }),
  "/users/me": good({ name: canaries.name, userEmail: canaries.mail, phoneNumber: "600000000" }),
  "/users/logout": good({}),
  "/favorite": good([]),
};

type Answers = Readonly<Record<string, ServiceAnswer | undefined>>;
/** Answers as in the table, and as the services do for other paths. */
const answering =
  (lies: Answers): Lie =>
  (path, answer) => {
    const name = path.split("?")[0] ?? "";
    return name in lies ? lies[name] : (honestProvider[name] ?? answer);
  };

const cookieOf = (cookies: Readonly<Record<string, string>>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");

const visit = async (site: string, path: string, cookies: Readonly<Record<string, string>> = {}) => {
  const { status, headers, body } = await send(site, path, { headers: { cookie: cookieOf(cookies) } });
  const set = (headers["set-cookie"] ?? []).map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
  return {
    status,
    location: headers.location?.replace(site, ""),
    policy: String(headers["content-security-policy"]),
    cookies: Object.fromEntries(set.map(([, name = "", value = ""]) => [name, value])),
    html: body,
  };
};

const comeBack = "/acceso/?returnTo=/comparar/";
const start = async (site: string) => (await visit(site, comeBack)).cookies;
const over = { volante: "", "volante-known": "" };

/** Cookies of a signed-in visitor, with a token that has to be renewed where it is old. */
const signedIn = async (minutes = 0) => {
  const { token, name } = canaries;
  const session = { token, tokenAt: Date.now() - minutes * 60_000, sessionId: "s2", name };
  return { volante: await sealValue("session", session), "volante-known": "1" };
};

test("the login names the provider's origin, and no other, in its policy", async ({ site }) => {
  site.lie(answering({}));
  const { status, policy, html } = await visit(site.url, "/acceso/");
  expect(status).toBe(200);
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){1,2} https:\/\/id\.example(?:;|$)/);
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual(Array(3).fill("https://id.example"));
  expect(html).toContain('src="https://id.example/w.js?state=x"');
});

test("a provider that is silent leaves a page that says so", async ({ site }) => {
  for (const answer of [bad(500), bad(501), good({ url: "javascript:alert(1)" }), good({ adresse: 1 })]) {
    site.lie(answering({ "/users/prelogin": answer }));
    const { status, html, policy } = await visit(site.url, comeBack);
    expect(status).toBe(200);
    expect(html).toContain(loginWords.es.away);
    expect(policy).not.toContain("id.example");
  }
});

for (const [what, answer] of [
  ["refuses the visitor", bad(401)],
  ["fails", bad(500)],
  ["sends a token that fits into no cookie", good({ token: "t".repeat(4_000) })],
] as const)
  test(`a login service that ${what} ends the sign-in at the provider's logout`, async ({ site }) => {
    site.lie(answering({ "/users/login": answer }));
    const came = await visit(site.url, `${comeBack}&state=s`, await start(site.url));
    expect([came.status, came.location]).toEqual([303, logoutUrl]);
    expect(came.cookies).toEqual({ "volante-flash": "login-failed", "volante-login": "" });
    site.lie(answering({}));
    expect((await visit(site.url, "/acceso/", came.cookies)).html).toMatch(loginWords.es.failed);
  });

test("a login that gives no answer shows nothing, and leaves the sign-in as it was", async ({ site }) => {
  site.lie(answering({ "/users/login": good({ jeton: 1 }) }));
  const came = await visit(site.url, `${comeBack}&state=s`, await start(site.url));
  expect([came.status, came.location, came.cookies]).toEqual([303, "/acceso/?returnTo=%2Fcomparar%2F", {}]);
});

test("a renewal without an answer empties the token, and keeps who the customer is", async ({ site }) => {
  site.fail("down", (path) => path.startsWith("/users/login"));
  const page = await visit(site.url, favouritesPaths.es, await signedIn(11));
  expect([page.status, page.location, page.cookies["volante-known"]]).toEqual([307, "/", "1"]);
  const session = await unsealValue("session", page.cookies.volante ?? "");
  expect(session).toMatchObject({ name: canaries.name, sessionId: "s2" });
  expect(session).not.toHaveProperty("token");
});

test("cookies of a customer who stays signed in last as long as the service says, those of others end with the browser", async ({
  site,
}) => {
  const lifetimes = async (login: object) => {
    site.lie(answering({ "/users/login": good({ token: canaries.token, sessionId: "s2", ...login }) }));
    const cookie = cookieOf(await start(site.url));
    const { headers } = await send(site.url, `${comeBack}&state=s`, { headers: { cookie } });
    return (headers["set-cookie"] ?? [])
      .filter((line) => /^volante(?:-known)?=/.test(line))
      .map((line) => Number(/max-age=(\d+)/i.exec(line)?.[1] ?? Number.NaN) / 86_400);
  };
  expect(await lifetimes({})).toEqual([Number.NaN, Number.NaN]);
  const days = 30 * 86_400_000;
  for (const lifetime of await lifetimes({ rememberedUntil: new Date(Date.now() + days).toISOString() }))
    expect(lifetime).toBeCloseTo(30, 2);
});

test("somebody whose name cannot be had is signed in without it", async ({ site }) => {
  site.lie(answering({ "/users/me": bad(500) }));
  const came = await visit(site.url, `${comeBack}&state=s`, await start(site.url));
  expect([came.status, came.location, came.cookies["volante-known"]]).toEqual([303, "/comparar/", "1"]);
  const { html } = await visit(site.url, "/api/visitor?vins=", came.cookies);
  expect(JSON.parse(html).visitor).toMatchObject({ name: "" });
});

test("a stale token is renewed on the way, and the page sees the new one", async ({ site }) => {
  const cookies = await signedIn(11);
  const calls: string[] = [];
  const renewed = `${canaries.token}-2`;
  site.lie((path, answer) => {
    calls.push(path.split("?")[0] ?? "");
    return answering({ "/users/login": good({ token: renewed }) })(path, answer);
  });
  const page = await visit(site.url, favouritesPaths.es, cookies);
  expect(page.status).toBe(200);
  expect(await unsealValue("session", page.cookies.volante ?? "")).toMatchObject({ token: renewed });
  expect(calls.filter((path) => path.startsWith("/users/"))).toEqual(["/users/login"]);
});

for (const answer of [bad(401), bad(500)])
  test(`a renewal that is answered ${answer.status} ends the session, and leads to the login and back`, async ({
    site,
  }) => {
    site.lie(answering({ "/users/login": answer }));
    const page = await visit(site.url, favouritesPaths.pt, await signedIn(11));
    const login = "/pt/acesso/?returnTo=%2Fpt%2Fpessoal%2Ffavoritos%2F";
    expect([page.status, page.location]).toEqual([303, login]);
    expect(page.cookies).toEqual({ ...over, "volante-flash": "session-over" });
  });

test("a token that the service refuses leads to the login and back, without a circle", async ({ site }) => {
  const cookies = await signedIn();
  site.lie(answering({ "/favorite": bad(401), "/users/login": bad(401) }));
  const page = await visit(site.url, favouritesPaths.es, cookies);
  expect(page.location).toBe("/acceso/?returnTo=%2Fpersonal%2Ffavoritos%2F&ended=1");
  const login = await visit(site.url, page.location ?? "", cookies);
  expect(login.status).toBe(200);
  expect(login.cookies["volante-known"]).toBe("");
  expect(login.html).toContain(loginWords.es.title);
  expect((await visit(site.url, "/api/visitor?vins=", cookies)).cookies).toEqual(over);
});

test("one that it renews and refuses all the same leads to the account, and no further", async ({ site }) => {
  const cookies = await signedIn();
  site.lie(answering({ "/favorite": bad(401) }));
  const page = await visit(site.url, favouritesPaths.es, cookies);
  const account = await visit(site.url, page.location ?? "", cookies);
  expect(account.status).toBe(200);
  expect(account.html).toContain(canaries.name);
});

test("a forged address ends no session, and a sign-in that begins in one tab takes nothing from another's", async ({
  site,
}) => {
  const cookies = await signedIn();
  site.lie(answering({ "/users/login": bad(401) }));
  const came = await visit(site.url, "/acceso/?state=forged", cookies);
  expect([came.status, came.location, came.cookies]).toEqual([303, "/acceso/", {}]);
  const started = await visit(site.url, "/acceso/");
  expect(Object.keys(started.cookies)).toEqual(["volante-login"]);
  expect((await visit(site.url, favouritesPaths.es, { ...cookies, ...started.cookies })).status).toBe(200);
});

test("favourites that cannot be had are said to be kept, and the session stays", async ({ site }) => {
  const cookies = await signedIn();
  site.lie(answering({ "/favorite": bad(500) }));
  const page = await visit(site.url, favouritesPaths.es, cookies);
  expect(page.status).toBe(200);
  expect(page.html).toContain("<h1");
  expect(page.cookies.volante).toBeUndefined();
  const visitor = JSON.parse((await visit(site.url, "/api/visitor?vins=", cookies)).html);
  expect(visitor).toEqual({ statuses: [], visitor: { name: canaries.name, counts: {} } });
});

test("a logout ends the session, whatever the service says", async ({ site }) => {
  site.lie(answering({ "/users/logout": bad(500) }));
  const { status, headers } = await send(site.url, "/api/session/logout", {
    method: "POST",
    headers: {
      cookie: cookieOf(await signedIn()),
      origin: site.url,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "locale=pt",
  });
  expect([status, headers.location]).toEqual([303, "/pt/"]);
  expect(headers["set-cookie"]?.[0]).toMatch(/^volante=;/);
});

test("neither token nor name nor mail address is in any log", ({ site }) => {
  const output = site.output();
  expect(output).toContain("A service call failed");
  for (const canary of Object.values(canaries)) expect(output).not.toContain(canary);
});
