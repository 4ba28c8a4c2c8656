import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFavourite } from "#backend/favourite/add-favourite.ts";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { recordLead } from "#backend/lead/record-lead.ts";
import { anyVehicle, orderFor } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { changeAccount } from "../calls/change-account.ts";
import { callAs, mailsTo, openAccount, type TestAccount, testPassword } from "../test-account.ts";
import { allTables, settleIn, storedTables, testVin } from "../test-belongings.ts";
import { personalTables } from "../test-personal-tables.ts";
import { deletionBlockers } from "./deletion-blockers.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
});
afterAll(() => database.close());

/** Tables whose rows lead to a person and outlive the account, and why. All others lose every row of the customer. */
const outlives: Readonly<Record<string, string>> = {
  customers: "a row without a name, with the time of deletion",
  leads: "vehicle and dealer of the request, without the person",
  reservations: "what the law requires us to retain, without the person",
  reservation_events: "what became of such a reservation, without the person",
  payment_attempts: "what was paid for such a reservation",
  sandbox_intents: "stands for the payment provider's own books, without a name",
  sandbox_messages: "stands for the payment provider's own books, without a name",
  outbox: "the mail about the deletion of the account, for 30 days",
};

const silentCall = () => ({
  orm: database.orm,
  locale: "es",
  now: new Date(),
  log: createLogger("silent"),
});
const remove = ({ token, email }: Pick<TestAccount, "token" | "email">) =>
  callAs(client, token)("DELETE", "", { userEmail: email, password: testPassword });

describe("an account that is deleted", () => {
  test("leaves nothing of its customer in any table but the last mail, and everything of others", async () => {
    const [gone, other] = [
      await settleIn(database.orm, "canariauno"),
      await settleIn(database.orm, "canariados"),
    ];
    const theirs = (tables: ReadonlyMap<string, string>) =>
      [...tables].map(([name, text]) => [name, text.split("\n").filter((row) => /canariados/i.test(row))]);
    const before = await allTables(database.orm);
    expect([...before.values()].filter((text) => /canariauno/i.test(text)).length).toBeGreaterThan(9);
    expect(await remove({ ...gone, email: gone.email.toUpperCase() })).toMatchObject({
      status: 200,
      body: {
        data: {
          retained: [
            {
              what: "Tus reservas, sin tu nombre, tu correo, tu teléfono ni tu dirección",
              until: "2032-10-01",
            },
          ],
        },
      },
    });
    const after = await allTables(database.orm);
    const marked = [...after].filter(([, text]) => /canariauno/i.test(text)).map(([name]) => name);
    expect(marked).toEqual(["outbox"]);
    const mailed = (after.get("outbox") ?? "").split("\n").filter((row) => /canariauno/i.test(row));
    expect(mailed).toHaveLength(1);
    const whose = [...after].filter(([, text]) => text.includes(gone.id) || text.includes(gone.sessionId));
    expect(whose.map(([name]) => name).toSorted()).toEqual(["customers", "events", "outbox", "reservations"]);
    expect(theirs(after)).toEqual(theirs(before));
    const mails = await mailsTo(database.orm, gone.email);
    expect(mails.map(({ subject, state }) => [subject, state])).toEqual([
      ["Hemos borrado tu cuenta", "queued"],
    ]);
    expect(mails[0]?.text).not.toMatch(/canariauno/i);
    const withdrawn = await database.orm.select().from(leads).where(isNotNull(leads.withdrawnAt));
    expect(withdrawn.map(({ vin, customerId, preferredDate }) => [vin, customerId, preferredDate])).toEqual(
      Array(3).fill([testVin, null, null]),
    );
    expect((await callAs(client, gone.token)("GET", "")).status).toBe(401);
    expect((await callAs(client, other.token)("GET", "")).status).toBe(200);
  });

  test("has no row left in a table that leads to a person, but those that are listed with a reason", async () => {
    const rows = async () =>
      new Map(
        [...(await allTables(database.orm))].map(([name, text]) => [
          name,
          text.split("\n").filter(Boolean).length,
        ]),
      );
    const before = await rows();
    const gone = await settleIn(database.orm, "canariatres");
    expect((await remove(gone)).status).toBe(200);
    const after = await rows();
    const grown = personalTables(storedTables()).filter((name) => after.get(name) !== before.get(name));
    expect(grown.filter((name) => !(name in outlives))).toEqual([]);
    expect(personalTables(storedTables())).toEqual(expect.arrayContaining(Object.keys(outlives)));
  });

  test("keeps nothing of what its customer was doing when it was deleted", async () => {
    const account = await openAccount(database.orm);
    const { id, email } = account;
    await remove(account);
    const call = { ...silentCall(), customer: { id, sessionId: account.sessionId, version: 1 } } as never;
    const lead = { type: 34, name: "Ana", email, message: "Hola", consent: true, consentVersion: "1" };
    const before = await allTables(database.orm);
    const form = { ...lead, requestId: crypto.randomUUID() } as never;
    const late = [
      recordLead({ body: form, campaign: {} } as never, call),
      addFavourite({ body: { vin: testVin } } as never, call),
      changeAccount({ body: { name: "Ana" } } as never, call),
    ];
    const ends = await Promise.allSettled(late);
    expect(ends.map((end) => end.status === "rejected" && end.reason.code)).toEqual([
      "unauthorized",
      "unauthorized",
      "not-found",
    ]);
    expect(await allTables(database.orm)).toEqual(before);
  });

  test("is deleted once, by two at once, and its address may open another", async () => {
    const account = await openAccount(database.orm);
    const answers = await Promise.all([remove(account), remove(account)]);
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await mailsTo(database.orm, account.email)).toHaveLength(1);
    const again = await openAccount(database.orm, { email: account.email });
    expect((await callAs(client, again.token)("GET", "")).status).toBe(200);
  });

  test.each([["somebody@else.test"], ["no address"], [""]])("stays when %j is typed", async (userEmail) => {
    const account = await openAccount(database.orm);
    const answer = await callAs(client, account.token)("DELETE", "", { userEmail, password: testPassword });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: "invalid-field", field: "userEmail" } },
    });
    const [row] = await database.orm.select().from(customers).where(eq(customers.id, account.id));
    expect(row).toMatchObject({ email: account.email, deletedAt: null });
  });
});

test("a token alone deletes nothing: the password is asked for", async () => {
  const account = await openAccount(database.orm);
  for (const password of [undefined, "", "otra frase que no es"]) {
    const answer = await callAs(client, account.token)("DELETE", "", { userEmail: account.email, password });
    expect(answer.status).toBe(password ? 403 : 400);
  }
  expect((await callAs(client, account.token)("GET", "")).status).toBe(200);
});

test("an account with something held or confirmed stays until that is over", async () => {
  const account = await openAccount(database.orm);
  const vehicle = await anyVehicle(database.orm);
  const order = await orderFor(database.orm, vehicle);
  const headers = { authorization: `Bearer ${account.token}` };
  const { body } = await client.raw("POST", "/payments/v2?createPayment=true", order, headers);
  const { reservationId } = (body as { data: { reservationId: string } }).data;
  expect(await remove(account)).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
  await client.raw("POST", `/users/me/reservation/${reservationId}/cancel`, {}, headers);
  expect((await remove(account)).status).toBe(200);
});

test("every reason not to delete is told", async () => {
  const { id } = await openAccount(database.orm);
  const reason = (text: string | undefined) => async () => text;
  expect(await deletionBlockers(database.orm, id)).toEqual([]);
  const checks = [reason("a reservation"), reason(undefined), reason("a trade-in")];
  expect(await deletionBlockers(database.orm, id, checks)).toEqual(["a reservation", "a trade-in"]);
});
