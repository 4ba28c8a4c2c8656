import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import type { Lie, ServiceAnswer } from "#tools/audit/attacks/lying-services.ts";
import { favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { type LyingSite, servicesUrl, startLyingSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const mailbox = () => `${servicesUrl()}/mailbox`;

test.describe("with the provider on an origin of its own", () => {
  for (const locale of ["es", "pt"] as const)
    test(`${locale}: its script signs in, and what was wished is carried out`, async ({ page, baseURL }) => {
      const words = loginWords[locale];
      const { email, password } = await registerCustomer(page, baseURL ?? "", mailbox());
      await page.context().clearCookies({ name: /^volante/ });
      // A header of the test's own would have the browser ask the provider's origin whether it may be sent.
      await page.context().setExtraHTTPHeaders({});
      const seen = watchPage(page);
      await page.goto(paths.list[locale]);
      const asked = page.waitForRequest(/\/identity\/widget\.js/);
      await page.locator("main article button[data-favourite]").first().click();
      const widget = await asked;
      expect(new URL(widget.url()).origin).not.toBe(new URL(baseURL ?? "").origin);
      await page.getByLabel(words.email, { exact: true }).fill(email);
      await page.getByLabel(words.password, { exact: true }).fill(password);
      await page.getByRole("button", { name: words.submit }).click();
      await page.waitForURL((url) => url.pathname === paths.list[locale]);
      await expect(page.locator("main article button[aria-pressed=true][data-favourite]")).toHaveCount(1);
      expect(seen.problems).toEqual([]);
    });

  for (const locale of ["es", "pt"] as const)
    test(`${locale}: its own form signs in without scripts; a wish that comes from there is asked for once more`, async ({
      page,
      browser,
      baseURL,
    }, { project }) => {
      const words = loginWords[locale];
      const { email, password } = await registerCustomer(page, baseURL ?? "", mailbox());
      const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`${baseURL}${paths.list[locale]}`);
      await plain.locator("main article button[data-favourite]").first().click();
      await plain.getByRole("link", { name: words.form }).click();
      await plain.getByLabel(words.email, { exact: true }).fill(email);
      await plain.getByLabel(words.password, { exact: true }).fill(password);
      await plain.getByRole("button", { name: words.submit }).click();
      expect(new URL(plain.url()).pathname).toBe(loginPaths[locale]);
      await plain.getByRole("button", { name: words.keep }).click();
      expect(new URL(plain.url()).pathname).toBe(favouritesPaths[locale]);
      await expect(plain.locator("main").getByRole("article")).toHaveCount(1);
      await context.close();
    });
});

test.describe("when a service fails in the middle of it", () => {
  test.describe.configure({ mode: "serial" });

  let site: LyingSite;
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
  const honest: Readonly<Record<string, ServiceAnswer>> = {
    "/users/prelogin": good({ url: "https://id.example/w.js?state=x", logoutUrl }),
    "/users/login": good({ token: canaries.token, sessionId: "s2" }),
    "/users/me": good({ name: canaries.name, userEmail: canaries.mail, phoneNumber: "600000000" }),
    "/users/logout": good({}),
    "/favorite": good([]),
  };
  /** Answers as the table says, and as the services do where it says nothing. */
  const answering =
    (lies: Readonly<Record<string, ServiceAnswer | undefined>>): Lie =>
    (path, answer) => {
      const name = path.split("?")[0] ?? "";
      if (name in lies) return lies[name];
      return honest[name] ?? answer;
    };

  const ttlMs = 1_500;
  test.beforeAll(async () => {
    site = await startLyingSite({ LOG_LEVEL: "debug", TOKEN_TTL_MS: String(ttlMs) });
  });
  test.afterAll(() => site.close());

  const ask = async (path: string, cookies: Readonly<Record<string, string>> = {}) => {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
    const answer = await fetch(site.url + path, { headers: { cookie }, redirect: "manual" });
    const set = answer.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
    const kept = Object.fromEntries(set.map(([, name = "", value = ""]) => [name, value]));
    return {
      status: answer.status,
      location: answer.headers.get("location")?.replace(site.url, ""),
      policy: answer.headers.get("content-security-policy") ?? "",
      cookies: kept,
      html: await answer.text(),
    };
  };
  const begin = async () => {
    site.lie(answering({}));
    return (await ask("/acceso/?returnTo=/comparar/")).cookies;
  };
  const signIn = async () => (await ask("/acceso/?returnTo=/comparar/&state=s", await begin())).cookies;
  const over = { volante: "", "volante-known": "" };

  test("the login names the provider's origin, and no other, in its policy", async () => {
    site.lie(answering({}));
    const { status, policy, html } = await ask("/acceso/");
    expect(status).toBe(200);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/id\.example(?:;|$)/);
    expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual(Array(3).fill("https://id.example"));
    expect(html).toContain('src="https://id.example/w.js?state=x"');
  });

  test("a provider that is silent leaves a page that says so", async () => {
    for (const answer of [bad(500), bad(501), good({ url: "javascript:alert(1)" }), good({ adresse: 1 })]) {
      site.lie(answering({ "/users/prelogin": answer }));
      const { status, html, policy } = await ask("/acceso/?returnTo=/comparar/");
      expect(status).toBe(200);
      expect(html).toContain(loginWords.es.away);
      expect(policy).not.toContain("id.example");
    }
  });

  for (const [what, answer] of [
    ["lets nobody in", bad(401)],
    ["fails", bad(500)],
    ["talks nonsense", good({ jeton: 1 })],
    ["sends a token that fits into no cookie", good({ token: "t".repeat(4_000) })],
    ["never answers", undefined],
  ] as const)
    test(`a login service that ${what} ends the sign-in at the provider's logout`, async () => {
      const cookies = await begin();
      site.lie(answering({ "/users/login": answer }));
      const came = await ask("/acceso/?returnTo=/comparar/&state=s", cookies);
      expect([came.status, came.location]).toEqual([303, logoutUrl]);
      expect(came.cookies).toEqual({ "volante-flash": "login-failed" });
      site.lie(answering({}));
      const { html } = await ask("/acceso/", came.cookies);
      expect(html).toMatch(loginWords.es.failed);
    });

  test("somebody whose name cannot be had is signed in without it", async () => {
    const cookies = await begin();
    site.lie(answering({ "/users/me": bad(500) }));
    const came = await ask("/acceso/?returnTo=/comparar/&state=s", cookies);
    expect([came.status, came.location, came.cookies["volante-known"]]).toEqual([303, "/comparar/", "1"]);
    const { html } = await ask("/api/visitor?vins=", came.cookies);
    expect(JSON.parse(html).visitor).toMatchObject({ name: "" });
  });

  test("a stale token is renewed on the way, and the page sees the new one", async () => {
    const cookies = await signIn();
    await pause(ttlMs + 100);
    const seen: string[] = [];
    site.lie((path, answer) => {
      seen.push(path.split("?")[0] ?? "");
      return answering({ "/users/login": good({ token: `${canaries.token}-2` }) })(path, answer);
    });
    const page = await ask(favouritesPaths.es, cookies);
    expect(page.status).toBe(200);
    expect(page.cookies.volante).not.toBe(cookies.volante);
    expect(seen.filter((path) => path.startsWith("/users/"))).toEqual(["/users/login"]);
  });

  for (const [what, answer] of [
    ["refuses it", bad(401)],
    ["fails", bad(500)],
  ] as const)
    test(`a renewal ends the session where the service ${what}, and leads to the login and back`, async () => {
      const cookies = await signIn();
      await pause(ttlMs + 100);
      site.lie(answering({ "/users/login": answer }));
      const page = await ask(favouritesPaths.pt, cookies);
      expect([page.status, page.location]).toEqual([
        303,
        "/pt/acesso/?returnTo=%2Fpt%2Fpessoal%2Ffavoritos%2F",
      ]);
      expect(page.cookies).toEqual({ ...over, "volante-flash": "session-over" });
    });

  test("a token that the service knows no longer leads to the login and back, without a circle", async () => {
    const cookies = await signIn();
    site.lie(answering({ "/favorite": bad(401), "/users/login": bad(401) }));
    const page = await ask(favouritesPaths.es, cookies);
    expect(page.location).toBe("/acceso/?returnTo=%2Fpersonal%2Ffavoritos%2F&ended=1");
    const login = await ask(page.location ?? "", cookies);
    expect(login.status).toBe(200);
    expect(login.cookies["volante-known"]).toBe("");
    expect(login.html).toContain(loginWords.es.title);
    expect((await ask("/api/visitor?vins=", cookies)).cookies).toEqual(over);
  });

  test("one that it renews and refuses all the same leads to the account, and no further", async () => {
    const cookies = await signIn();
    site.lie(answering({ "/favorite": bad(401) }));
    const page = await ask(favouritesPaths.es, cookies);
    const account = await ask(page.location ?? "", cookies);
    expect(account.status).toBe(200);
    expect(account.html).toContain(canaries.name);
  });

  test("a forged address ends no session", async () => {
    const cookies = await signIn();
    site.lie(answering({ "/users/login": bad(401) }));
    const came = await ask("/acceso/?state=forged", { ...cookies, "volante-login": "" });
    expect([came.status, came.location]).toEqual([303, "/acceso/"]);
    expect(came.cookies).toEqual({});
  });

  test("a sign-in that begins in one tab takes nothing from the session of another", async () => {
    const cookies = await signIn();
    site.lie(answering({}));
    const begun = await ask("/acceso/");
    expect(Object.keys(begun.cookies)).toEqual(["volante-login"]);
    expect((await ask(favouritesPaths.es, { ...cookies, ...begun.cookies })).status).toBe(200);
  });

  test("favourites that cannot be had are said to be kept, and the session stays", async () => {
    const cookies = await signIn();
    site.lie(answering({ "/favorite": bad(500) }));
    const page = await ask(favouritesPaths.es, cookies);
    expect(page.status).toBe(200);
    expect(page.html).toContain("<h1");
    expect(page.cookies.volante).toBeUndefined();
    const said = JSON.parse((await ask("/api/visitor?vins=", cookies)).html);
    expect(said).toEqual({ statuses: [], visitor: { name: canaries.name, counts: {} } });
  });

  test("whoever logs out is out, whatever the service says", async () => {
    const { volante = "" } = await signIn();
    site.lie(answering({ "/users/logout": bad(500) }));
    const answer = await fetch(`${site.url}/api/session/logout`, {
      method: "POST",
      headers: { cookie: `volante=${volante}`, origin: site.url },
      body: new URLSearchParams({ locale: "pt" }),
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/pt/"]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^volante=;/);
  });

  test("axe finds nothing on a login whose provider is silent", async ({ page }) => {
    site.lie(answering({ "/users/prelogin": bad(500) }));
    for (const locale of ["es", "pt"] as const) {
      await page.goto(site.url + loginPaths[locale]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(loginWords[locale].away);
      await expectSilence(page, locale);
    }
  });

  test("neither token nor name nor mail address is in any log", () => {
    const output = site.output();
    expect(output).toContain("A service call failed");
    for (const canary of Object.values(canaries)) expect(output).not.toContain(canary);
  });
});
