import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { checkCredentials } from "#backend/identity/check-credentials.ts";
import { signIn, signInTestCustomer } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { prelogin } from "#contract/session.ts";
import { createLogger } from "#platform/log.ts";

const silent = createLogger("silent");
let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  client = testClient(createBackend(database, { logFor: () => silent }));
});
afterAll(() => database.close());
beforeEach(() => database.orm.delete(outbox));

const password = "tres gatos verdes";
const requestReset = (userEmail: string, session = "visitor") =>
  client.raw("POST", "/users/password-reset", { userEmail }, { "x-session-id": session });
const confirm = (userEmail: string, code: string, wanted = password, session = "visitor") =>
  client.raw(
    "POST",
    "/users/password-reset/confirm",
    { userEmail, code, password: wanted },
    { "x-session-id": session },
  );
const lastCode = async () => {
  const mails = await database.orm.select().from(outbox).orderBy(outbox.id);
  return /^Código: (\w{4}-\w{4})$/m.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
};
const newCustomer = async () => {
  const customer = await signIn(database.orm);
  return { ...customer, email: `${customer.id}@volante.test` };
};
const check = (email: string, wanted = password) =>
  checkCredentials(database.orm, { email, password: wanted }, new Date(), silent);
const wrongCode = {
  status: 400,
  body: { error: { code: "invalid-field", field: "code", message: "Wrong, used, or too old" } },
};

describe("a password reset by call", () => {
  test("sets the password by the code, once, and ends what was signed in to", async () => {
    const { email, id, token } = await newCustomer();
    expect(await requestReset(email)).toMatchObject({ status: 200 });
    const code = await lastCode();
    expect(await confirm(email.toUpperCase(), code)).toMatchObject({ status: 200 });
    expect(await check(email)).toEqual({ kind: "right", customerId: id });
    const headers = { authorization: `Bearer ${token}` };
    expect(await client.raw("GET", "/users/me", undefined, headers)).toMatchObject({ status: 401 });
    expect(await confirm(email, code, "otra cosa muy distinta")).toMatchObject(wrongCode);
    expect(await check(email)).toMatchObject({ kind: "right" });
  });

  test("ends a sign-in that the earlier password has finished, and that the shop has not exchanged", async () => {
    const { email, id } = await newCustomer();
    const headers = { "x-session-id": "thief" };
    const { body } = await client.raw("GET", "/users/prelogin", undefined, headers);
    const { url } = prelogin.parse((body as { data: unknown }).data);
    const state = await signInTestCustomer(database.orm, new URL(url).searchParams.get("state") ?? "", id);
    await requestReset(email);
    await confirm(email, await lastCode());
    expect(await client.raw("POST", "/users/login", { providerId: 5, state }, headers)).toMatchObject({
      status: 401,
    });
  });

  test("is answered alike for a known and an unknown address, at both steps", async () => {
    const { email } = await newCustomer();
    const unknown = "nobody@volante.test";
    const answers = [await requestReset(email), await requestReset(unknown)].map(({ status, body }) => ({
      status,
      body,
    }));
    expect(answers[1]).toEqual(answers[0]);
    expect(await database.orm.$count(outbox)).toBe(2);
    expect(await confirm(unknown, "2345-6789")).toMatchObject(wrongCode);
    expect(await confirm(email, "2345")).toMatchObject(wrongCode);
    expect(await confirm("never-asked@volante.test", "2345-6789")).toMatchObject(wrongCode);
  });

  test("takes a code five times", async () => {
    const { email } = await newCustomer();
    await requestReset(email);
    const code = await lastCode();
    const wrong = code === "2222-2222" ? "3333-3333" : "2222-2222";
    for (let time = 0; time < 5; time++) expect(await confirm(email, wrong)).toMatchObject(wrongCode);
    expect(await confirm(email, code)).toMatchObject(wrongCode);
  });

  test("says what is wrong with a password without using up a try", async () => {
    const { email } = await newCustomer();
    await requestReset(email);
    const code = await lastCode();
    for (const [wanted, problem] of [
      ["short", "too-short"],
      ["contraseña1", "common"],
      [email, "own"],
      ["🚗".repeat(201), undefined],
      ["xY3_".repeat(51), "too-long"],
    ] as const)
      expect(await confirm(email, code, wanted)).toMatchObject({
        status: 400,
        body: { error: { field: "password", ...(problem && { message: expect.stringContaining(problem) }) } },
      });
    expect(await confirm(email, code)).toMatchObject({ status: 200 });
  });

  test("is confirmed by the session that asked for it, and a stranger's request takes no code away", async () => {
    const { email } = await newCustomer();
    await requestReset(email);
    const code = await lastCode();
    await requestReset(email, "stranger");
    expect(await confirm(email, code, password, "stranger")).toMatchObject(wrongCode);
    expect(await confirm(email, code)).toMatchObject({ status: 200 });
    expect(await client.raw("POST", "/users/password-reset", { userEmail: email })).toMatchObject({
      status: 400,
      body: { error: { field: "x-session-id" } },
    });
  });

  test("is mailed fifty times a day at most, whether the address is known or not", async () => {
    for (const email of [(await newCustomer()).email, "flooded@volante.test"]) {
      for (let time = 0; time < 50; time++) expect((await requestReset(email)).status).toBe(200);
      const refused = await requestReset(email);
      expect(refused).toMatchObject({ status: 429, body: { error: { code: "rate-limited" } } });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
    }
  });

  test("lifts the limit of wrong passwords", async () => {
    const { email } = await newCustomer();
    for (let time = 0; time < 51; time++) await check(email, "wrong");
    expect(await check(email)).toMatchObject({ kind: "too-often" });
    await requestReset(email);
    await confirm(email, await lastCode());
    expect(await check(email)).toMatchObject({ kind: "right" });
  });
});
