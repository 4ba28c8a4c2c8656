import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Orm } from "#backend/store/database.ts";
import { customers, sessions, tokens } from "#backend/store/schema/identity.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { endSession } from "./end-session.ts";
import { findCustomer } from "./find-customer.ts";
import { forgetExpired } from "./forget-expired.ts";
import { issueToken } from "./issue-token.ts";
import { startSession } from "./start-session.ts";
import { signIn } from "./test-customer.ts";

const now = new Date("2026-11-22T12:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** As the login call does it, with the customer whom the guard has found. */
const renewToken = async (orm: Orm, token: string, at: Date): Promise<string | undefined> => {
  const customer = await findCustomer(orm, token, at);
  return customer && issueToken(orm, customer, at);
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("a token", () => {
  test("is 256 random bits, of which the database has the hash alone", async () => {
    const { token } = await signIn(database.orm, now);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = JSON.stringify(await database.orm.select().from(tokens));
    expect(rows).not.toContain(token);
    expect(rows).toMatch(/"hash":"[0-9a-f]{64}"/);
  });

  test("leads to its customer and session", async () => {
    const { token, id, sessionId } = await signIn(database.orm, now);
    expect(await findCustomer(database.orm, token, now)).toMatchObject({ id, sessionId, version: 1 });
    expect(await findCustomer(database.orm, `${token}x`, now)).toBeUndefined();
  });

  test("is valid for half an hour", async () => {
    const { token } = await signIn(database.orm, now);
    const last = new Date(minutesLater(30).getTime() - 1);
    expect(await findCustomer(database.orm, token, last)).toBeDefined();
    expect(await findCustomer(database.orm, token, minutesLater(30))).toBeUndefined();
  });

  test("of a deleted customer is worth nothing", async () => {
    const { token, id } = await signIn(database.orm, now);
    const gone = { deletedAt: now, email: null, name: null };
    await database.orm.update(customers).set(gone).where(eq(customers.id, id));
    expect(await findCustomer(database.orm, token, now)).toBeUndefined();
  });
});

describe("a remembered session", () => {
  const signInRemembered = async () => {
    const { id } = await signIn(database.orm, now);
    return { id, ...(await startSession(database.orm, id, now, { isRemembered: true })) };
  };
  const daysLater = (days: number) => minutesLater(days * 24 * 60);

  test("lasts 30 days from the sign-in, however often it is renewed", async () => {
    const { orm } = database;
    const { token, id, rememberedUntil } = await signInRemembered();
    expect(rememberedUntil).toEqual(daysLater(30));
    expect(await findCustomer(orm, token, daysLater(29))).toMatchObject({ id, signedInAt: now });
    const next = (await renewToken(orm, token, daysLater(20))) ?? "";
    expect(await findCustomer(orm, next, daysLater(29))).toMatchObject({ id });
    expect(await findCustomer(orm, next, daysLater(30))).toBeUndefined();
  });

  test("ends then, also where a token would be valid for longer", async () => {
    const { orm } = database;
    const { token, sessionId } = await signInRemembered();
    await orm
      .update(tokens)
      .set({ expiresAt: daysLater(60) })
      .where(eq(tokens.sessionId, sessionId));
    expect(await findCustomer(orm, token, new Date(daysLater(30).getTime() - 1))).toBeDefined();
    expect(await findCustomer(orm, token, daysLater(30))).toBeUndefined();
  });

  test("leaves a replaced token a day, in case the answer is lost", async () => {
    const { orm } = database;
    const { token } = await signInRemembered();
    await renewToken(orm, token, daysLater(3));
    expect(await findCustomer(orm, token, new Date(daysLater(4).getTime() - 1))).toBeDefined();
    expect(await findCustomer(orm, token, daysLater(4))).toBeUndefined();
  });

  test("ends at once when the customer signs out", async () => {
    const { token, sessionId } = await signInRemembered();
    await endSession(database.orm, sessionId);
    expect(await findCustomer(database.orm, token, now)).toBeUndefined();
  });
});

describe("a renewal", () => {
  test("has a time of its own and leaves the earlier token to its own end", async () => {
    const { orm } = database;
    const { token, id } = await signIn(orm, now);
    const next = (await renewToken(orm, token, minutesLater(20))) ?? "";
    expect(next).not.toBe(token);
    for (const each of [token, next])
      expect(await findCustomer(orm, each, minutesLater(29))).toMatchObject({ id });
    expect(await findCustomer(orm, token, minutesLater(31))).toBeUndefined();
    expect(await findCustomer(orm, next, minutesLater(49))).toMatchObject({ id });
  });

  test("of ten tabs at once gives each a token that works", async () => {
    const { orm } = database;
    const { token, id } = await signIn(orm, now);
    const renewed = await Promise.all(Array.from({ length: 10 }, () => renewToken(orm, token, now)));
    expect(new Set(renewed).size).toBe(10);
    for (const each of renewed) expect(await findCustomer(orm, each ?? "", now)).toMatchObject({ id });
  });

  test("is refused for a token that is over, unknown or of an ended session", async () => {
    const { orm } = database;
    const { token, sessionId } = await signIn(orm, now);
    expect(await renewToken(orm, "x".repeat(43), now)).toBeUndefined();
    expect(await renewToken(orm, token, minutesLater(30))).toBeUndefined();
    await endSession(orm, sessionId);
    expect(await renewToken(orm, token, now)).toBeUndefined();
  });
});

describe("the end of a session", () => {
  test("ends all its tokens and none of another session of the same customer", async () => {
    const { orm } = database;
    const { token, id, sessionId } = await signIn(orm, now);
    const renewed = (await renewToken(orm, token, now)) ?? "";
    const other = { id: "o".repeat(26), customerId: id };
    await orm.insert(sessions).values(other);
    const elsewhere = await issueToken(orm, { sessionId: other.id, version: 1 }, now);
    await endSession(orm, sessionId);
    for (const each of [token, renewed]) expect(await findCustomer(orm, each, now)).toBeUndefined();
    expect(await findCustomer(orm, elsewhere, now)).toMatchObject({ id });
  });

  test("ends what is being renewed at that moment", async () => {
    const { orm } = database;
    const { token, sessionId } = await signIn(orm, now);
    const session = await findCustomer(orm, token, now);
    await endSession(orm, sessionId);
    // The renewal has read the session before it ended, and writes after.
    const late = await issueToken(orm, session ?? { sessionId, version: 0 }, now);
    expect(await findCustomer(orm, late, now)).toBeUndefined();
    const again = await signIn(orm, now);
    const renewals = Array.from({ length: 8 }, () => renewToken(orm, again.token, now));
    const [, ...renewed] = await Promise.all([endSession(orm, again.sessionId), ...renewals]);
    for (const each of renewed) expect(await findCustomer(orm, each ?? "", now)).toBeUndefined();
  });
});

test("however often it is renewed, a session ends after a day", async () => {
  const { orm } = database;
  let { token } = await signIn(orm, now);
  for (let minutes = 25; minutes < 24 * 60; minutes += 25) {
    const next = await renewToken(orm, token, minutesLater(minutes));
    expect(next, `${minutes} minutes`).toBeDefined();
    token = next ?? "";
  }
  expect(await findCustomer(orm, token, minutesLater(24 * 60 - 1))).toBeDefined();
  expect(await findCustomer(orm, token, minutesLater(24 * 60))).toBeUndefined();
});

test("tokens that are over and sessions without one are forgotten, and nothing else", async () => {
  const { orm } = database;
  const [left, renewed] = [await signIn(orm, now), await signIn(orm, now)];
  await renewToken(orm, renewed.token, minutesLater(20));
  const fresh = await signIn(orm, minutesLater(31));
  await forgetExpired(orm, minutesLater(31));
  const stored = await orm.select({ sessionId: tokens.sessionId }).from(tokens);
  const ids = stored.map(({ sessionId }) => sessionId);
  expect(ids.filter((id) => id === renewed.sessionId)).toHaveLength(1);
  expect(ids).toContain(fresh.sessionId);
  expect(ids).not.toContain(left.sessionId);
  const open = (await orm.select({ id: sessions.id }).from(sessions)).map(({ id }) => id);
  expect(open).toEqual(expect.arrayContaining([renewed.sessionId, fresh.sessionId]));
  expect(open).not.toContain(left.sessionId);
});

describe("the database refuses", () => {
  const refusal = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => "not refused",
      (error: Error) => String(error.cause),
    );
  const ana = { id: "a".repeat(26), email: "ana@volante.test", name: "Ana", locale: "es" } as const;

  test.each([
    [
      "the same mail address in other letters",
      { id: "b".repeat(26), email: "ANA@Volante.test" },
      /customers_email/,
    ],
    ["an id that is no reference", { id: "A".repeat(26) }, /customers_id_form/],
    [
      "what is no language",
      { id: "b".repeat(26), email: "b@volante.test", locale: "FR-fr" as "es" },
      /customers_locale/,
    ],
    ["a customer without a mail address", { id: "b".repeat(26), email: null }, /customers_known/],
    [
      "a deleted customer with a name",
      { id: "b".repeat(26), email: null, deletedAt: now },
      /customers_deleted/,
    ],
  ])("%s", async (_, change, constraint) => {
    await database.orm.insert(customers).values(ana).onConflictDoNothing();
    expect(await refusal(database.orm.insert(customers).values({ ...ana, ...change }))).toMatch(constraint);
  });

  test("a token of no session, and one that is stored as it is", async () => {
    const { sessionId } = await signIn(database.orm, now);
    const row = { version: 1, expiresAt: now };
    const without = { ...row, hash: "0".repeat(64), sessionId: "z".repeat(26) };
    expect(await refusal(database.orm.insert(tokens).values(without))).toMatch(/tokens_session_id/);
    const bare = { ...row, hash: "x".repeat(43), sessionId };
    expect(await refusal(database.orm.insert(tokens).values(bare))).toMatch(/tokens_hash_form/);
  });
});
