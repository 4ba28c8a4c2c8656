import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { attempts } from "#backend/store/schema/sign-in.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { returnAttempt, takeAttempt } from "./attempt-permit.ts";
import { countAttempt } from "./count-attempt.ts";

const now = new Date("2026-11-23T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let people = 0;
const newTrier = () => ({ email: `person-${++people}@volante.test`, addressGroup: `192.0.2.${people}` });
const take = (trier: Parameters<typeof takeAttempt>[2], at = now) =>
  takeAttempt(database.orm, "login", trier, at);

const refused = (waits: readonly number[]) => waits.findIndex((seconds) => seconds > 0);
/** How many attempts are let through, one after the other. */
const countAllowed = async (
  trier: () => Parameters<typeof takeAttempt>[2],
  most: number,
): Promise<number> => {
  const waits: number[] = [];
  for (let time = 0; time <= most; time++) waits.push(await take(trier()));
  return refused(waits);
};

describe("attempts to sign in", () => {
  test("are counted by account and address together: ten in a quarter of an hour", async () => {
    const trier = newTrier();
    expect(await countAllowed(() => trier, 10)).toBe(10);
    expect(await take({ ...trier, email: ` ${trier.email.toUpperCase()}` }, later(5))).toBe(600);
    expect(await take({ ...newTrier(), email: trier.email })).toBe(0);
    expect(await take({ ...newTrier(), addressGroup: trier.addressGroup })).toBe(0);
    expect(await take(trier, later(15))).toBe(0);
  });

  test("of strangers are counted by account as well, from wherever they come", async () => {
    const { email } = newTrier();
    expect(await countAllowed(() => ({ ...newTrier(), email }), 50)).toBe(50);
    expect(await take({ ...newTrier(), email })).toBe(3600);
  });

  test("are counted by address, whatever account they are about, and then use up none of it", async () => {
    const { addressGroup } = newTrier();
    expect(await countAllowed(() => ({ ...newTrier(), addressGroup }), 100)).toBe(100);
    const victim = newTrier();
    for (let time = 0; time < 60; time++)
      expect(await take({ email: victim.email, addressGroup })).toBeGreaterThan(0);
    expect(await take(victim)).toBe(0);
  });

  test("where the account has signed in before are counted there alone", async () => {
    const owner = { ...newTrier(), ownPlace: `network 192.0.2.1 customer ${people}` };
    expect(await countAllowed(() => ({ ...newTrier(), email: owner.email }), 50)).toBe(50);
    expect(await countAllowed(() => ({ ...newTrier(), addressGroup: owner.addressGroup }), 100)).toBe(100);
    expect(await countAllowed(() => owner, 10)).toBe(10);
    expect(await take({ ...owner, ownPlace: "another" })).toBe(0);
  });

  test("are not exceeded by fifty at once", async () => {
    const trier = newTrier();
    const waits = await Promise.all(Array.from({ length: 50 }, () => take(trier)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
  });

  test("are given back by a success: one to the address, all to the account", async () => {
    const trier = newTrier();
    const neighbour = () => ({ ...newTrier(), addressGroup: trier.addressGroup });
    for (let time = 0; time < 10; time++) await take(trier);
    for (let time = 0; time < 90; time++) expect(await take(neighbour())).toBe(0);
    await returnAttempt(database.orm, "login", trier);
    expect(await take(neighbour())).toBe(0);
    expect(await take(neighbour())).toBe(900);
    expect(await countAllowed(() => ({ ...newTrier(), email: trier.email }), 50)).toBe(50);
  });
});

test("whoever goes on and on is refused until the time of the first attempt is over", async () => {
  const limit = { times: 1, seconds: 60 };
  const waits: number[] = [];
  for (const minutes of [0, 0.25, 0.5, 0.99, 1])
    waits.push(await countAttempt(database.orm, "x", limit, later(minutes)));
  expect(waits).toEqual([0, 45, 30, 1, 0]);
});

test("whom it is about is not stored", async () => {
  const trier = newTrier();
  await take(trier);
  const rows = JSON.stringify(await database.orm.select().from(attempts));
  expect(rows).not.toContain(trier.email);
  expect(rows).not.toContain(trier.addressGroup);
});
