import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { takeAttempt } from "#backend/identity/attempts/attempt-permit.ts";
import { checkCredentials } from "#backend/identity/check-credentials.ts";
import { signedInPlace } from "#backend/identity/known/own-place.ts";
import { startSession } from "#backend/identity/start-session.ts";
import type { Database } from "#backend/store/database.ts";
import { customers, sessions } from "#backend/store/schema/identity.ts";
import { mailCodes } from "#backend/store/schema/sign-in.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { user } from "#contract/session.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { callAs, codeTo, mailsTo, openAccount, testPassword } from "./test-account.ts";

const silent = createLogger("silent");
let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  client = testClient(createBackend(database, { logFor: () => silent }));
});
afterAll(() => database.close());

const newCustomer = async (more: Parameters<typeof openAccount>[1] = {}) => {
  const account = await openAccount(database.orm, more);
  return { ...account, call: callAs(client, account.token) };
};
const signsIn = async (email: string, password: string) =>
  (await checkCredentials(database.orm, { email, password }, new Date(), silent)).kind;
const refused = (status: number, code: string, field?: string) => ({
  status,
  body: { error: { code, ...(field !== undefined && { field }) } },
});
const newAddress = () => `${newReferenceId()}@new.test`;

describe("a first password", () => {
  test("is set shortly after a sign-in by code, once, and no account with a password goes without it", async () => {
    const { call, id, email } = await newCustomer();
    const newPassword = "otra frase bien larga";
    expect(await call("PUT", "/password", { newPassword })).toMatchObject(
      refused(403, "forbidden", "password"),
    );
    await database.orm.update(customers).set({ passwordHash: null }).where(eq(customers.id, id));
    await database.orm
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(sessions.customerId, id));
    expect(await call("PUT", "/password", { newPassword })).toMatchObject(
      refused(403, "forbidden", "password"),
    );
    await database.orm.update(sessions).set({ createdAt: new Date() }).where(eq(sessions.customerId, id));
    expect((await call("GET", "")).body).toMatchObject({ data: { hasPassword: false } });
    expect(await call("PUT", "/password", { newPassword })).toMatchObject({ status: 200 });
    expect(await signsIn(email, newPassword)).toBe("right");
    expect(await call("PUT", "/password", { newPassword })).toMatchObject(
      refused(403, "forbidden", "password"),
    );
  });
});

describe("name and telephone", () => {
  test("change one by one, the telephone as numbers are stored, and go when it is empty", async () => {
    const { call, email } = await newCustomer({ name: "Ana", phone: "+34612345678" });
    const changes = [
      [{ name: "  Ana\u2028 María  Gil " }, "es", { name: "Ana María Gil", phoneNumber: "+34612345678" }],
      [{ phoneNumber: "912 345 678" }, "pt", { name: "Ana María Gil", phoneNumber: "+351912345678" }],
      [{ phoneNumber: "" }, "es", { name: "Ana María Gil", phoneNumber: "" }],
      [{}, "es", { name: "Ana María Gil", phoneNumber: "" }],
    ] as const;
    for (const [body, locale, expected] of changes) {
      const answer = await call("PATCH", "", body, locale);
      const profile = user.parse((answer.body as { data: unknown }).data);
      expect(profile).toMatchObject({ ...expected, userEmail: email });
      expect((await call("GET", "")).body).toEqual(answer.body);
    }
  });

  test("are all that changes, whatever else is sent along", async () => {
    const { call, email, id } = await newCustomer();
    const more = {
      id: "x",
      userEmail: "x@y.test",
      email: "x@y.test",
      passwordHash: "x",
      deletedAt: "2026-01-01",
    };
    expect(await call("PATCH", "", { name: "Bea", ...more })).toMatchObject({
      status: 200,
      body: { data: { id, userEmail: email, name: "Bea" } },
    });
    expect(await signsIn(email, testPassword)).toBe("right");
  });

  test.each([
    [{ name: "" }, "name", "es"],
    [{ name: "x".repeat(201) }, "name", "es"],
    [{ name: "a\0b" }, "name", "es"],
    [{ name: 7 }, "name", "es"],
    [{ phoneNumber: "12" }, "phoneNumber", "es"],
    [{ phoneNumber: "912 345 678 9" }, "phoneNumber", "pt"],
    [{ phoneNumber: "612 345 678" }, "phoneNumber", "pt"],
    [{ phoneNumber: "6".repeat(31) }, "phoneNumber", "es"],
  ] as const)("%j is refused by %s", async (body, field, locale) => {
    const { call } = await newCustomer();
    expect(await call("PATCH", "", body, locale)).toMatchObject(refused(400, "invalid-field", field));
  });
});

describe("the password", () => {
  const newPassword = "cuatro perros azules";

  test("changes, ends the other sessions and not this one, and is told by mail", async () => {
    const { call, id, email } = await newCustomer();
    const other = await startSession(database.orm, id, new Date());
    expect((await call("PUT", "/password", { password: testPassword, newPassword })).status).toBe(200);
    expect((await call("GET", "")).status).toBe(200);
    expect((await callAs(client, other.token)("GET", "")).status).toBe(401);
    expect([await signsIn(email, newPassword), await signsIn(email, testPassword)]).toEqual([
      "right",
      "wrong",
    ]);
    const mails = await mailsTo(database.orm, email);
    expect(mails.map(({ subject }) => subject)).toEqual(["La contraseña de tu cuenta ha cambiado"]);
    expect(mails[0]?.text).toContain("/acceso/");
  });

  test("of two changes at once one is made", async () => {
    const { call, email } = await newCustomer();
    const wanted = [newPassword, "cinco lobos grises"];
    const answers = await Promise.all(
      wanted.map((each) => call("PUT", "/password", { password: testPassword, newPassword: each })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await mailsTo(database.orm, email)).toHaveLength(1);
  });

  test.each([
    ["short", "too-short"],
    ["contraseña1", "common"],
    ["lucerina navarrete", "own"],
  ])("is not %s", async (wanted, problem) => {
    const { call } = await newCustomer({ name: "Lucerina Navarrete" });
    const answer = await call("PUT", "/password", { password: testPassword, newPassword: wanted });
    expect(answer).toMatchObject(refused(400, "invalid-field", "newPassword"));
    expect(JSON.stringify(answer.body)).toContain(problem);
  });

  test("is not changed by a wrong one, which is counted for whoever is signed in alone", async () => {
    const { call, email, id } = await newCustomer();
    const attempt = () => call("PUT", "/password", { password: "otra cosa", newPassword });
    const count = (more: object) => takeAttempt(database.orm, "login", { email, ...more }, new Date());
    for (let time = 0; time < 50; time++) await count({});
    expect(await signsIn(email, "otra cosa")).toBe("too-often");
    expect(await attempt()).toMatchObject(refused(403, "forbidden", "password"));
    for (let time = 0; time < 9; time++) await count({ ownPlace: signedInPlace(id) });
    const answer = await attempt();
    expect(answer).toMatchObject(refused(429, "rate-limited"));
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await mailsTo(database.orm, email)).toEqual([]);
  });
});

describe("the address", () => {
  const requestChange = (call: ReturnType<typeof callAs>, userEmail: string, password = testPassword) =>
    call("POST", "/address", { userEmail, password });

  test("changes by the code that is mailed to the new one, and the earlier one is told twice", async () => {
    const { call, email } = await newCustomer();
    const wanted = newAddress();
    expect((await requestChange(call, wanted)).status).toBe(200);
    expect((await call("GET", "")).body).toMatchObject({ data: { userEmail: email } });
    const answer = await call("PUT", "/address", { code: await codeTo(database.orm, wanted) });
    expect(answer).toMatchObject({ status: 200, body: { data: { userEmail: wanted } } });
    expect([await signsIn(wanted, testPassword), await signsIn(email, testPassword)]).toEqual([
      "right",
      "wrong",
    ]);
    expect((await mailsTo(database.orm, email)).map(({ subject }) => subject)).toEqual([
      "Han pedido cambiar el correo de tu cuenta",
      "El correo de tu cuenta ha cambiado",
    ]);
  });

  test("is answered alike whether it is free or taken; whoever has a taken one is told, and no code fits", async () => {
    const [one, other, taken] = [await newCustomer(), await newCustomer(), await newCustomer()];
    const free = newAddress();
    const shown = ({ status, body }: Awaited<ReturnType<typeof requestChange>>) => ({ status, body });
    expect(shown(await requestChange(one.call, taken.email.toUpperCase()))).toEqual(
      shown(await requestChange(other.call, free)),
    );
    expect((await mailsTo(database.orm, taken.email.toUpperCase())).map(({ subject }) => subject)).toEqual([
      "Ya hay una cuenta con este correo",
    ]);
    const wrong = refused(400, "invalid-field", "code");
    const answers = [
      await one.call("PUT", "/address", { code: "2345-6789" }),
      await other.call("PUT", "/address", { code: "12345" }),
    ];
    for (const answer of answers) expect(answer).toMatchObject(wrong);
    expect(shown(answers[0] as never)).toEqual(shown(answers[1] as never));
  });

  test("that somebody else has taken meanwhile is refused like a wrong code", async () => {
    const { call } = await newCustomer();
    const wanted = newAddress();
    await requestChange(call, wanted);
    await newCustomer({ email: wanted.toUpperCase() });
    const code = await codeTo(database.orm, wanted);
    expect(await call("PUT", "/address", { code })).toMatchObject(refused(400, "invalid-field", "code"));
  });

  test("of two customers who prove it at once one gets it", async () => {
    const both = [await newCustomer(), await newCustomer()];
    const wanted = newAddress();
    const codes: string[] = [];
    for (const { call } of both) {
      await requestChange(call, wanted);
      codes.push(await codeTo(database.orm, wanted));
    }
    const answers = await Promise.all(
      both.map(({ call }, at) => call("PUT", "/address", { code: codes[at] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test("takes a code five times, for ten minutes, and once", async () => {
    const { call, id } = await newCustomer();
    const wanted = newAddress();
    await requestChange(call, wanted);
    const code = await codeTo(database.orm, wanted);
    for (let time = 0; time < 5; time++)
      expect((await call("PUT", "/address", { code: "2222-2222" })).status).toBe(400);
    expect((await call("PUT", "/address", { code })).status).toBe(400);
    const past = new Date(Date.now() - 1);
    await database.orm
      .update(mailCodes)
      .set({ tries: 0, expiresAt: past })
      .where(eq(mailCodes.email, wanted));
    expect((await call("PUT", "/address", { code })).status).toBe(400);
    const soon = new Date(Date.now() + 60_000);
    await database.orm.update(mailCodes).set({ expiresAt: soon }).where(eq(mailCodes.email, wanted));
    expect((await call("PUT", "/address", { code })).status).toBe(200);
    expect((await call("PUT", "/address", { code })).status).toBe(400);
    const [row] = await database.orm.select().from(customers).where(eq(customers.id, id));
    expect(row?.email).toBe(wanted);
  });

  test("a stranger's code does not fit", async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const wanted = newAddress();
    await requestChange(one.call, wanted);
    const code = await codeTo(database.orm, wanted);
    expect((await other.call("PUT", "/address", { code })).status).toBe(400);
  });

  test.each([
    ["a wrong password", { password: "otra cosa" }, refused(403, "forbidden", "password")],
    ["no address", { userEmail: "ana" }, refused(400, "invalid-field", "userEmail")],
    [
      "a header in it",
      { userEmail: "ana@x.test\nBcc: y@z.test" },
      refused(400, "invalid-field", "userEmail"),
    ],
    ["a long password", { password: "x".repeat(401) }, refused(400, "invalid-field", "password")],
  ])("is not changed with %s", async (_, wrong, answer) => {
    const { call, email } = await newCustomer();
    const body = { userEmail: newAddress(), password: testPassword, ...wrong };
    expect(await call("POST", "/address", body)).toMatchObject(answer);
    expect(await mailsTo(database.orm, email)).toEqual([]);
  });

  test("is not the one that it is already", async () => {
    const { call, email } = await newCustomer();
    expect(await requestChange(call, email.toUpperCase())).toMatchObject(
      refused(400, "invalid-field", "userEmail"),
    );
  });

  test("is asked for ten times a day and account, whatever the addresses", async () => {
    const { call } = await newCustomer();
    const statuses = [];
    for (let time = 0; time < 11; time++) statuses.push((await requestChange(call, newAddress())).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
