import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { findState } from "#backend/identity/states/find-state.ts";
import { finishState } from "#backend/identity/states/finish-state.ts";
import { signIn, signInTestCustomer } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { loginStates } from "#backend/store/schema/sign-in.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { login as loginAnswer, prelogin as preloginAnswer, user } from "#contract/session.ts";
import { createLogger } from "#platform/log.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
const lines: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const logFor = () => createLogger("info", { write: (line) => lines.push(line) });
  client = testClient(createBackend(database, { logFor, publicAddress: () => "https://id.test" }));
});
afterAll(() => database.close());

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let visitors = 0;
const newVisitor = () => `visitor-${++visitors}`;

const prelogin = async (sessionId: string, returnUrl?: string) => {
  const query = returnUrl === undefined ? "" : `?returnUrl=${encodeURIComponent(returnUrl)}`;
  return client.raw("GET", `/users/prelogin${query}`, undefined, { "x-session-id": sessionId });
};
/** The state of a sign-in that has just started. */
const startSignIn = async (sessionId: string): Promise<string> => {
  const { body } = await prelogin(sessionId);
  const { url } = preloginAnswer.parse((body as { data: unknown }).data);
  return new URL(url).searchParams.get("state") ?? "";
};
const login = (
  sessionId: string | undefined,
  state?: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  client.raw(
    "POST",
    "/users/login",
    { providerId: 5, ...(state !== undefined && { state }) },
    {
      ...(sessionId !== undefined && { "x-session-id": sessionId }),
      ...headers,
    },
  );
const dataOf = ({ body }: { readonly body: unknown }) =>
  loginAnswer.parse((body as { data: unknown }).data) as { token: string; sessionId: string };
const me = async (token: string) => (await client.raw("GET", "/users/me", undefined, bearer(token))).status;
const newCustomer = async () => (await signIn(database.orm)).id;
/** What the visitor brings back from the provider. */
const finish = (state: string, customerId: string) => signInTestCustomer(database.orm, state, customerId);

const refusal = {
  status: 401,
  body: {
    error: { code: "unauthorized", message: "The provider has not signed the visitor in" },
    status: 401,
  },
};

describe("the beginning of a sign-in", () => {
  test("answers the provider's addresses with one state, and keeps its hash alone", async () => {
    const { body } = await prelogin(newVisitor(), "http://localhost:3000/acceso/?returnTo=%2Fcomparar%2F");
    const addresses = preloginAnswer.parse((body as { data: unknown }).data);
    const states = new Set(
      Object.values(addresses).map((url) => new URL(url ?? "").searchParams.get("state")),
    );
    expect(states.size).toBe(1);
    const [state] = [...states];
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(addresses).toEqual(
      Object.fromEntries(
        Object.entries({
          url: "widget.js",
          formUrl: "login",
          registerUrl: "register",
          resetUrl: "reset",
          logoutUrl: "logout",
        }).map(([name, page]) => [name, `https://id.test/identity/${page}?state=${state}`]),
      ),
    );
    expect(JSON.stringify(await database.orm.select().from(loginStates))).not.toContain(state);
  });

  test("belongs to a session", async () => {
    expect(await client.raw("GET", "/users/prelogin")).toMatchObject({
      status: 400,
      body: { error: { code: "invalid-field", field: "x-session-id" } },
    });
  });

  test.each([
    "https://evil.example/acceso/",
    "http://localhost:3000/",
    "http://localhost:3000//evil.example/acceso/",
    "//evil.example/acceso/",
    "/\\evil.example",
    "javascript:alert(1)",
  ])("leads back to the login page only, not to %s", async (returnUrl) => {
    expect(await prelogin(newVisitor(), returnUrl)).toMatchObject({
      status: 400,
      body: { error: { field: "returnUrl" } },
    });
  });

  test("is kept for five tabs of a session, and the oldest goes first", async () => {
    const [visitor, customerId] = [newVisitor(), await newCustomer()];
    const states: string[] = [];
    for (let tab = 0; tab < 6; tab++) states.push(await startSignIn(visitor));
    const finished = await Promise.all(states.map((state) => finish(state, customerId)));
    expect(finished.map((ticket) => ticket !== undefined)).toEqual([false, true, true, true, true, true]);
  });
});

describe("a state that the provider has finished", () => {
  test("is exchanged for a token and a session id of its own", async () => {
    const [visitor, customerId] = [newVisitor(), await newCustomer()];
    const answer = await login(visitor, await finish(await startSignIn(visitor), customerId));
    expect(answer).toMatchObject({ status: 200, body: { status: 200 } });
    const { token, sessionId } = dataOf(answer);
    expect(sessionId).toMatch(/^[a-z0-9]{26}$/);
    const { body } = await client.raw("GET", "/users/me", undefined, bearer(token));
    expect(user.parse((body as { data: unknown }).data)).toMatchObject({ id: customerId, name: "Ana" });
    expect(lines.at(-1)).toMatch(new RegExp(`"customerId":"${customerId}".*a customer has signed in`));
  });

  test("starts a session that is remembered where the customer wishes it", async () => {
    const [visitor, customerId] = [newVisitor(), await newCustomer()];
    const found = await findState(database.orm, await startSignIn(visitor), new Date());
    const wish = { customerId, isRemembered: true };
    const address = new URL((found && (await finishState(database.orm, found, wish, new Date()))) ?? "");
    const answer = await login(visitor, address.searchParams.get("state") ?? "");
    const { rememberedUntil } = loginAnswer.parse((answer.body as { data: unknown }).data);
    const days = (Date.parse(rememberedUntil ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  test("is the same one however often the form was sent", async () => {
    const [visitor, customerId] = [newVisitor(), await newCustomer()];
    const state = await startSignIn(visitor);
    const [once, twice] = await Promise.all([finish(state, customerId), finish(state, customerId)]);
    expect(twice).toBe(once);
    expect(once).not.toBe(state);
  });

  test("counts once, also when it comes ten times at once", async () => {
    const [visitor, customerId] = [newVisitor(), await newCustomer()];
    const ticket = await finish(await startSignIn(visitor), customerId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(visitor, ticket)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await login(visitor, ticket)).toMatchObject(refusal);
  });

  test("ends the session that the visitor had before", async () => {
    const [visitor, before] = [newVisitor(), await signIn(database.orm)];
    const ticket = await finish(await startSignIn(visitor), await newCustomer());
    const { token } = dataOf(await login(visitor, ticket, bearer(before.token)));
    expect([await me(before.token), await me(token)]).toEqual([401, 200]);
  });

  test("is refused alike, whatever is wrong with it", async () => {
    const [visitor, stranger, customerId] = [newVisitor(), newVisitor(), await newCustomer()];
    const state = await startSignIn(visitor);
    expect(await login(visitor, state), "not finished").toMatchObject(refusal);
    const ticket = (await finish(state, customerId)) ?? "";
    expect(await login(visitor, state), "the one that went out").toMatchObject(refusal);
    expect(await login(stranger, ticket), "of another session").toMatchObject(refusal);
    expect(await login(undefined, ticket), "without a session").toMatchObject(refusal);
    for (const forged of [`${ticket}x`, ticket.slice(1), ticket.toLowerCase(), "x".repeat(43), "' or 1=1 --"])
      expect(await login(visitor, forged), forged).toMatchObject(refusal);
    expect(await login(visitor, ticket)).toMatchObject({ status: 200 });
    expect(await login(visitor, ticket), "used").toMatchObject(refusal);
  });

  test("ends after two minutes, and one that was not finished after ten", async () => {
    const [visitor, customerId] = [newVisitor(), await newCustomer()];
    const [early, late] = [await startSignIn(visitor), await startSignIn(visitor)];
    expect(await signInTestCustomer(database.orm, early, customerId, later(11))).toBeUndefined();
    const ticket = await signInTestCustomer(database.orm, late, customerId, later(-3));
    expect(ticket).toBeDefined();
    expect(await login(visitor, ticket)).toMatchObject(refusal);
  });

  test("lets no deleted customer in", async () => {
    const [visitor, customerId] = [newVisitor(), await newCustomer()];
    const ticket = await finish(await startSignIn(visitor), customerId);
    const gone = { deletedAt: new Date(), email: null, name: null };
    await database.orm.update(customers).set(gone).where(eq(customers.id, customerId));
    expect(await login(visitor, ticket)).toMatchObject(refusal);
  });
});

describe("a token that comes without a state", () => {
  test("is renewed, with the session that it has", async () => {
    const { token } = await signIn(database.orm);
    const answer = await login(undefined, undefined, bearer(token));
    expect(Object.keys((answer.body as { data: object }).data)).toEqual(["token"]);
    const { token: next } = dataOf(answer);
    expect(next).not.toBe(token);
    expect([await me(token), await me(next)]).toEqual([200, 200]);
  });

  test("is renewed by two tabs at once, and both answers are worth something (next-auth 8897)", async () => {
    const { token } = await signIn(database.orm);
    const answers = await Promise.all([1, 2].map(() => login(undefined, undefined, bearer(token))));
    const tokens = answers.map((answer) => dataOf(answer).token);
    expect(new Set(tokens).size).toBe(2);
    for (const each of [token, ...tokens]) expect(await me(each)).toBe(200);
  });

  test("is not renewed once it is unknown, or its session has ended", async () => {
    const { token } = await signIn(database.orm);
    expect(await login("s", undefined, bearer("x".repeat(43)))).toMatchObject(refusal);
    expect(await login("s")).toMatchObject(refusal);
    expect(await client.raw("POST", "/users/logout", undefined, bearer(token))).toMatchObject({
      status: 200,
    });
    expect(await login("s", undefined, bearer(token))).toMatchObject(refusal);
  });
});

describe("logging out", () => {
  test("ends every token of the session, in whatever tab it is", async () => {
    const { token } = await signIn(database.orm);
    const { token: next } = dataOf(await login(undefined, undefined, bearer(token)));
    await client.raw("POST", "/users/logout", undefined, bearer(token));
    expect([await me(token), await me(next)]).toEqual([401, 401]);
    expect(await client.raw("POST", "/users/logout", undefined, bearer(next))).toMatchObject({ status: 401 });
  });

  test("during a login ends the old session and leaves the new one", async () => {
    const [visitor, before] = [newVisitor(), await signIn(database.orm)];
    const ticket = await finish(await startSignIn(visitor), before.id);
    const [signedIn] = await Promise.all([
      login(visitor, ticket, bearer(before.token)),
      client.raw("POST", "/users/logout", undefined, bearer(before.token)),
    ]);
    expect([await me(dataOf(signedIn).token), await me(before.token)]).toEqual([200, 401]);
  });

  test("during renewals leaves no token that works", async () => {
    const { token } = await signIn(database.orm);
    const renewals = Array.from({ length: 6 }, () => login(undefined, undefined, bearer(token)));
    const [, ...answers] = await Promise.all([
      client.raw("POST", "/users/logout", undefined, bearer(token)),
      ...renewals,
    ]);
    for (const answer of answers) if (answer.status === 200) expect(await me(dataOf(answer).token)).toBe(401);
  });
});

test.each([4, 6, 0, -5, "5", null])("provider %j is refused by name", async (providerId) => {
  expect(await client.raw("POST", "/users/login", { providerId })).toMatchObject({
    status: 400,
    body: { error: { field: "providerId" } },
  });
});
