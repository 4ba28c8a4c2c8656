import { eq } from "drizzle-orm";
import { HtmlValidate } from "html-validate";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { type Backend, createBackend } from "#backend/http/app.ts";
import { readPage } from "#backend/pages/test-page.ts";
import type { Database } from "#backend/store/database.ts";
import { customers, sessions } from "#backend/store/schema/identity.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { providerLinks, providerSessions } from "#backend/store/schema/sign-in.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import { createLogger } from "#platform/log.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { newVisitor, providerOrigin } from "../provider/test-visitor.ts";
import { signIn } from "../test-customer.ts";
import { client, signingClient, startOpenIdProvider, type TestPerson } from "./test-open-id-provider.ts";

let database: Database;
let backend: Backend;
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
let passwordHash: string;
const password = "tres gatos verdes";

beforeAll(async () => {
  database = await openTestDatabase();
  provider = await startOpenIdProvider((server) => listenUntil(afterAll, server));
  passwordHash = await hashPassword(password);
  settle();
  const logFor = () => createLogger("silent");
  backend = createBackend(database, { logFor, publicAddress: () => providerOrigin });
});
afterAll(() => database.close());

/** Sets the environment anew, and forgets what was discovered. */
const settle = (variables: Readonly<Record<string, string>> = {}) => {
  const all = {
    ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    OIDC_NAME: "Grupo",
    ...variables,
  };
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  forgetProcess();
  // Read once: the environment itself is restored after each test.
  env();
};

beforeEach(() => {
  provider.setAway(false);
});
afterEach(() => {
  vi.useRealTimers();
});

const mailTo = async (email: string | undefined) =>
  (
    await database.orm
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email ?? ""))
  ).at(-1);

let people = 0;
const newPerson = (more: Partial<TestPerson> = {}): TestPerson => {
  people += 1;
  const sub = `person-${people}`;
  const person = { sub, email: `${sub}@volante.test`, email_verified: true, name: "Ana Gómez", ...more };
  provider.enter(person);
  return person;
};

const newAccount = async (email: string) => {
  const { id } = await signIn(database.orm);
  await database.orm.update(customers).set({ email, passwordHash }).where(eq(customers.id, id));
  return id;
};

type Visitor = ReturnType<typeof newVisitor>;

/** Where the button leads, and the page that leads there. */
const begin = async (visitor: Visitor, { remember = "" }: { remember?: string } = {}) => {
  const { formUrl } = await visitor.startSignIn();
  const state = new URL(formUrl).searchParams.get("state") ?? "";
  const answer = await visitor.post("/identity/openid", { state, remember });
  const address = answer.headers.get("refresh")?.replace(/^0;url=/, "");
  return { state, address: address ?? "", page: readPage(await answer.clone().text()), answer };
};

/** The whole way to where the shop leads back. */
const enter = async (visitor: Visitor, choice: Parameters<typeof begin>[1] = {}) => {
  const { address } = await begin(visitor, choice);
  return visitor.open(await provider.follow(address));
};

/** The customer whom the shop gets a token for. */
const customerOf = async (visitor: Visitor, location: string | undefined) => {
  const answer = await visitor.login(location);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as {
    data: { token: string; sessionId: string; rememberedUntil?: string };
  };
  const headers = { authorization: `Bearer ${data.token}` };
  const me = (await (await visitor.send("/users/me", { headers })).json()) as {
    data: { id: string; name: string; userEmail: string; hasPassword: boolean };
  };
  return { ...data, ...me.data, headers };
};

const links = (subject: string) =>
  database.orm.select().from(providerLinks).where(eq(providerLinks.subject, subject));

describe.each([
  ["es", "Continuar con Grupo", "Te llevamos a Grupo"],
  ["pt", "Continuar com Grupo", "Levamo-lo até Grupo"],
] as const)("a visitor in %s", (locale: Locale, button, leaving) => {
  test("signs in without scripts, by a new account that is found again under another mail address", async () => {
    const person = newPerson();
    const visitor = newVisitor(backend, locale);
    const { formUrl } = await visitor.startSignIn();
    expect((await visitor.open(formUrl)).text).toContain(button);
    const { page, address, answer } = await begin(visitor, { remember: "on" });
    expect(page).toMatchObject({ title: leaving, links: [{ href: address }] });
    const sent = new URL(address).searchParams;
    expect(Object.fromEntries(sent)).toMatchObject({
      ...{ scope: "openid email profile", code_challenge_method: "S256", ui_locales: locale },
      ...{ response_type: "code", max_age: "1800" },
    });
    expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
    const back = await visitor.open(await provider.follow(address));
    expect(back).toMatchObject({ status: 303 });
    expect(new URL(back.location ?? "").searchParams.get("registered")).toBe("1");
    const first = await customerOf(visitor, back.location);
    expect(first).toMatchObject({ name: "Ana Gómez", userEmail: person.email, hasPassword: false });
    expect(first.rememberedUntil).toBeDefined();

    provider.enter({ ...person, email: "another@volante.test" });
    const elsewhere = newVisitor(backend, locale);
    const again = await enter(elsewhere);
    expect(new URL(again.location ?? "").searchParams.has("registered")).toBe(false);
    expect(await customerOf(elsewhere, again.location)).toMatchObject({
      id: first.id,
      userEmail: person.email,
    });
  });
});

test("a shop without a provider shows none, and its paths lead nowhere", async () => {
  const script = async () => {
    const visitor = newVisitor(backend);
    const { url, formUrl } = await visitor.startSignIn();
    const state = new URL(url).searchParams.get("state") ?? "";
    const without = (text: string) => text.replaceAll(state, "");
    return [
      without(await (await visitor.send(url)).text()),
      without(await (await visitor.send(formUrl)).text()),
    ];
  };
  const withProvider = await script();
  vi.unstubAllEnvs();
  forgetProcess();
  onTestFinished(() => settle());
  const [widget = "", page = ""] = await script();
  expect(widget).not.toContain("Grupo");
  expect(page).not.toContain("openid");
  expect(withProvider[0]).toContain("Continuar con Grupo");
  expect(withProvider[0]?.startsWith(widget)).toBe(true);
  const visitor = newVisitor(backend);
  expect((await begin(visitor)).answer.status).toBe(503);
});

describe("a provider that is away", () => {
  test("is said in the visitor's language, with the ways that remain, and is left alone for a moment", async () => {
    settle();
    provider.setAway(true);
    const visitor = newVisitor(backend, "pt");
    const before = provider.requests.length;
    const [{ page, answer }] = await Promise.all([begin(visitor), begin(visitor)]);
    await begin(visitor);
    expect(provider.requests.length - before).toBe(1);
    expect(answer.status).toBe(503);
    expect(page.title).toBe("Grupo não responde agora");
    expect(page.links.map(({ text }) => text)).toContain("Continuar sem conta");
    settle();
    const validator = new HtmlValidate({ extends: ["html-validate:recommended"] });
    expect((await validator.validateString(await answer.text())).valid).toBe(true);
  });

  test("after it was reached keeps what is known of it, and says so on the way back", async () => {
    newPerson();
    const visitor = newVisitor(backend);
    const { address } = await begin(visitor);
    const back = await provider.follow(address);
    provider.setAway(true);
    expect(await visitor.open(back)).toMatchObject({ status: 503, title: "Grupo no responde ahora" });
    // The code was not used up.
    provider.setAway(false);
    expect(await visitor.open(back)).toMatchObject({ status: 303 });
  });
});

describe("is refused and signs nobody in", () => {
  const refused = { status: 400, title: "No hemos podido entrar con Grupo" };
  const over = { status: 410, title: "Esta página ya no vale" };

  test("another nonce", async () => {
    newPerson();
    const visitor = newVisitor(backend);
    const url = new URL((await begin(visitor)).address);
    url.searchParams.set("nonce", "another");
    expect(await visitor.open(await provider.follow(url.href))).toMatchObject(refused);
  });

  test("another issuer", async () => {
    newPerson();
    const visitor = newVisitor(backend);
    const back = new URL(await provider.follow((await begin(visitor)).address));
    back.searchParams.set("iss", "https://evil.test");
    expect(await visitor.open(back.href)).toMatchObject(refused);
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  test.each([
    ["another nonce", () => ({ nonce: "another" })],
    ["no nonce", () => ({ nonce: undefined })],
    ["another issuer", () => ({ iss: "https://evil.test" })],
    ["another audience", () => ({ aud: "another shop" })],
    ["an end two minutes ago", () => ({ exp: seconds() - 120 })],
    ["a beginning in two minutes", () => ({ nbf: seconds() + 120 })],
    ["the signature of another key", () => ({})],
  ])("an identity token with %s", async (what, changes) => {
    newPerson();
    const visitor = newVisitor(backend);
    onTestFinished(() => provider.alter(undefined));
    provider.alter((claims) => ({ ...claims, ...changes() }), { isForged: what.startsWith("the signature") });
    expect(await enter(visitor)).toMatchObject(refused);
  });

  test("but not clocks that differ by seconds", async () => {
    newPerson();
    onTestFinished(() => provider.alter(undefined));
    provider.alter((claims) => ({ ...claims, exp: seconds() - 20, nbf: seconds() + 20 }));
    expect(await enter(newVisitor(backend))).toMatchObject({ status: 303 });
  });

  test("a code that was requested with another verifier", async () => {
    newPerson();
    const [one, other] = [newVisitor(backend), newVisitor(backend)];
    const stolen = new URL(await provider.follow((await begin(one)).address)).searchParams.get("code") ?? "";
    const back = new URL(await provider.follow((await begin(other)).address));
    back.searchParams.set("code", stolen);
    expect(await other.open(back.href)).toMatchObject(refused);
  });

  test("the state of another browser, a forged one, and none", async () => {
    newPerson();
    const [attacker, victim] = [newVisitor(backend), newVisitor(backend)];
    const back = await provider.follow((await begin(attacker)).address);
    await begin(victim);
    expect(await victim.open(back)).toMatchObject(over);
    const forged = new URL(back);
    forged.searchParams.set("state", `${new URL(back).searchParams.get("state")}x`);
    expect(await attacker.open(forged.href)).toMatchObject(over);
    forged.searchParams.delete("state");
    expect(await attacker.open(forged.href)).toMatchObject(over);
  });

  test("a code that was used, before and after the shop has its token", async () => {
    newPerson();
    const visitor = newVisitor(backend);
    const back = await provider.follow((await begin(visitor)).address);
    const { location } = await visitor.open(back);
    expect(await visitor.open(back)).toMatchObject(refused);
    await customerOf(visitor, location);
    expect(await visitor.open(back)).toMatchObject(over);
  });

  test("a person who turns back, who can sign in otherwise", async () => {
    provider.enter(undefined);
    const visitor = newVisitor(backend);
    const back = await enter(visitor);
    const page = await visitor.open(back.location ?? "");
    expect(page.text).toContain("No has terminado de entrar con Grupo.");
  });

  test.each([
    ["unverified", { email_verified: false }],
    ["without a word on it", { email_verified: undefined }],
    ["missing", { email: undefined, email_verified: undefined }],
    ["no mail address", { email: "ana" }],
  ])("a mail address that is %s", async (_, claims) => {
    const { sub } = newPerson(claims as Partial<TestPerson>);
    const email = `${sub}@volante.test`;
    await newAccount(email);
    const visitor = newVisitor(backend);
    expect(await enter(visitor)).toMatchObject({ status: 403, title: "Grupo no confirma tu correo" });
    expect(await links(sub)).toEqual([]);
  });
});

test("keys that changed are fetched anew, once a minute at most", async () => {
  newPerson();
  await enter(newVisitor(backend));
  const keys = () => provider.requests.filter((each) => each === "GET /jwks").length;
  const before = keys();
  provider.changeKeys();
  expect(await enter(newVisitor(backend))).toMatchObject({ status: 400 });
  expect(keys()).toBe(before);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  expect(await enter(newVisitor(backend))).toMatchObject({ status: 303 });
  expect(keys()).toBe(before + 1);
});

describe("an account that has the address already", () => {
  const reach = async (locale: Locale = "es") => {
    const person = newPerson();
    const id = await newAccount(person.email ?? "");
    const visitor = newVisitor(backend, locale);
    const { location = "" } = await enter(visitor);
    expect(await links(person.sub)).toEqual([]);
    const state = new URL(location, providerOrigin).searchParams.get("state") ?? "";
    return { person, id, visitor, location, state };
  };

  test("is linked by its password, noticed by mail, and signs in from then on", async () => {
    const { person, id, visitor, location, state } = await reach();
    const page = await visitor.open(location);
    expect(page).toMatchObject({ status: 200, title: "Ya tienes una cuenta con este correo" });
    expect(page.text).toContain("Escribe una sola vez la contraseña");
    const wrong = await visitor.post("/identity/openid/link", { state, password: "another" });
    expect((await visitor.open(wrong.headers.get("location") ?? "")).text).toContain(
      "La contraseña no es correcta.",
    );
    expect(await links(person.sub)).toEqual([]);
    const right = await visitor.post("/identity/openid/link", { state, password });
    const customer = await customerOf(visitor, right.headers.get("location") ?? "");
    expect(customer.id).toBe(id);
    expect(await mailTo(person.email)).toMatchObject({ subject: "Ya puedes entrar en tu cuenta con Grupo" });
    const again = newVisitor(backend);
    expect(await customerOf(again, (await enter(again)).location)).toMatchObject({ id });
  });

  test("is linked by a mailed code", async () => {
    const { person, id, visitor, state } = await reach("pt");
    await visitor.post("/identity/register", { state, email: person.email ?? "" });
    const mail = await mailTo(person.email);
    expect(mail?.text).toContain("em que está a entrar na sua conta");
    const code = /(\w{4}-\w{4})/.exec(mail?.subject ?? "")?.[1] ?? "";
    const right = await visitor.post("/identity/code", { state, purpose: "register", code });
    expect(await customerOf(visitor, right.headers.get("location") ?? "")).toMatchObject({ id });
    expect(await links(person.sub)).toMatchObject([{ customerId: id }]);
  });

  test("is linked in no other browser", async () => {
    const { person, state } = await reach();
    const other = newVisitor(backend);
    const answer = await other.post("/identity/openid/link", { state, password });
    expect(answer.status).toBe(303);
    expect(await other.open(answer.headers.get("location") ?? "")).toMatchObject({ status: 410 });
    expect(await links(person.sub)).toEqual([]);
  });

  test("is not linked by a sign-in to another account", async () => {
    const { person, visitor, state } = await reach();
    const email = `other-${person.sub}@volante.test`;
    const id = await newAccount(email);
    const answer = await visitor.post("/identity/login", { state, email, password });
    const { sessionId } = await customerOf(visitor, answer.headers.get("location") ?? "");
    expect(await links(person.sub)).toEqual([]);
    expect(await database.orm.$count(providerSessions, eq(providerSessions.sessionId, sessionId))).toBe(0);
    expect(id).toBeDefined();
  });
});

describe("a session of a provider", () => {
  const minutes = 60_000;
  const startOf = async (visitor: Visitor, location: string | undefined) => {
    const { sessionId } = await customerOf(visitor, location);
    const [row] = await database.orm.select().from(sessions).where(eq(sessions.id, sessionId));
    return row?.createdAt.getTime() ?? 0;
  };
  const travel = (milliseconds: number) =>
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });

  test("begins when the customer proved who they are, as payments and personal data need it", async () => {
    newPerson();
    const cookies = new Map<string, string>();
    const visitor = newVisitor(backend);
    const again = async () => {
      const { address } = await begin(visitor);
      return startOf(visitor, (await visitor.open(await provider.follow(address, cookies))).location);
    };
    const first = await again();
    travel(20 * minutes);
    expect(await again()).toBe(first);
    travel(20 * minutes);
    expect(await again()).toBeGreaterThan(first + 39 * minutes);
  });

  test("that was proved too long ago is refused, whatever the provider thinks of it", async () => {
    newPerson();
    const cookies = new Map<string, string>();
    const visitor = newVisitor(backend);
    await provider.follow((await begin(visitor)).address, cookies);
    travel(40 * minutes);
    const url = new URL((await begin(visitor)).address);
    url.searchParams.set("max_age", "43200");
    expect(await visitor.open(await provider.follow(url.href, cookies))).toMatchObject({ status: 400 });
  });

  test("ends at the provider too, and there alone where it offers that", async () => {
    newPerson();
    const visitor = newVisitor(backend, "pt");
    const { headers } = await customerOf(visitor, (await enter(visitor)).location);
    const answer = await visitor.send("/users/logout", { method: "POST", headers });
    const { data } = (await answer.json()) as { data: { logoutUrl: string } };
    const url = new URL(data.logoutUrl);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ client_id: "shop", post_logout_redirect_uri: "http://localhost:3000/pt/" },
      id_token_hint: expect.stringMatching(/^ey/),
    });
    expect((await visitor.send("/users/me", { headers })).status).toBe(401);
    const { id, token } = await signIn(database.orm);
    const other = { authorization: `Bearer ${token}` };
    const plain = await visitor.send("/users/logout", { method: "POST", headers: other });
    expect(await plain.json()).toEqual({ data: {}, status: 200 });
    expect(id).toBeDefined();
  });

  test("is renewed as long as the provider renews it, asked once an hour by one of two at once", async () => {
    onTestFinished(() => settle());
    settle({ OIDC_SCOPE: "openid email profile offline_access" });
    const person = newPerson();
    const visitor = newVisitor(backend);
    const { headers, sessionId } = await customerOf(
      visitor,
      (await enter(visitor, { remember: "on" })).location,
    );
    const renew = async () => {
      const body = JSON.stringify({ providerId: 5 });
      const init = { method: "POST", body, headers: { ...headers, "content-type": "application/json" } };
      return (await visitor.send("/users/login", init)).status;
    };
    const asked = () => provider.requests.filter((each) => each === "POST /token").length;
    const later = () =>
      database.orm
        .update(providerSessions)
        .set({ checkedAt: new Date(0) })
        .where(eq(providerSessions.sessionId, sessionId));
    const before = asked();
    expect(await renew()).toBe(200);
    expect(asked()).toBe(before);
    await later();
    expect(await Promise.all([renew(), renew()])).toEqual([200, 200]);
    expect(asked()).toBe(before + 1);
    // The token of the last renewal serves the next one; away it goes on.
    await later();
    expect(await renew()).toBe(200);
    provider.setAway(true);
    await later();
    expect(await renew()).toBe(200);
    provider.setAway(false);
    provider.expel(person.sub);
    await later();
    expect(await renew()).toBe(401);
    expect((await visitor.send("/users/me", { headers })).status).toBe(401);
  });
});

test("a provider that leads back by a form brings a name, and no cookie with it", async () => {
  onTestFinished(() => settle());
  settle({ OIDC_RESPONSE_MODE: "form_post" });
  newPerson({ name: undefined } as Partial<TestPerson>);
  const visitor = newVisitor(backend);
  const url = new URL((await begin(visitor)).address);
  expect(url.searchParams.get("response_mode")).toBe("form_post");
  url.searchParams.delete("response_mode");
  const fields = Object.fromEntries(new URL(await provider.follow(url.href)).searchParams);
  const user = JSON.stringify({ name: { firstName: "Rui", lastName: "Sá\r\nBcc" } });
  const sent = await backend.fetch(
    new Request(`${providerOrigin}/identity/openid/callback`, {
      method: "POST",
      body: new URLSearchParams({ ...fields, user }),
      headers: { origin: provider.issuer },
    }),
  );
  expect(sent.status).toBe(303);
  const onward = sent.headers.get("location") ?? "";
  expect(onward).not.toMatch(/Rui|code=/);
  expect((await newVisitor(backend).open(onward)).status).toBe(410);
  const { location } = await visitor.open(onward);
  expect(await customerOf(visitor, location)).toMatchObject({ name: "Rui Sá Bcc" });
});

test("discovery that names another issuer is no provider", async () => {
  onTestFinished(() => settle());
  settle({ OIDC_ISSUER: provider.issuer.replace("127.0.0.1", "localhost") });
  expect((await begin(newVisitor(backend))).answer.status).toBe(503);
});

test("a shop proves by a key who it is", async () => {
  onTestFinished(() => settle());
  const { id, privateKey } = signingClient;
  settle({
    OIDC_CLIENT_ID: id,
    OIDC_CLIENT_SECRET: "",
    OIDC_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n"),
  });
  newPerson();
  expect(await enter(newVisitor(backend))).toMatchObject({ status: 303 });
});

test("a provider that does not say when somebody signed in asks which account it is", async () => {
  onTestFinished(() => {
    provider.tellTime(true);
    settle();
  });
  provider.tellTime(false);
  settle();
  newPerson();
  const visitor = newVisitor(backend);
  const sent = new URL((await begin(visitor)).address).searchParams;
  expect([sent.get("prompt"), sent.get("max_age")]).toEqual(["select_account", null]);
  sent.delete("prompt");
  expect(await visitor.open(await provider.follow(`${provider.issuer}/auth?${sent}`))).toMatchObject({
    status: 303,
  });
});
