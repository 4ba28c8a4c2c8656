import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { tradeIns, tradeInValues } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { forgetAnonymousTradeIns } from "./forget-anonymous.ts";
import { addDealer, addTradeIn } from "./test-trade-in.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date("2026-11-23T03:57:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

test("what nobody's account has goes 60 days after its value has expired, a customer's stays", async () => {
  const { orm } = database;
  const dealerId = await addDealer(orm, { wireId: "madrid" });
  const { id: customerId } = await signIn(orm);
  const add = (changes: object) => addTradeIn(orm, { dealerId, ...changes });
  const stays = [
    await add({ createdAt: daysAgo(89.9) }),
    await add({ createdAt: daysAgo(200), updatedAt: daysAgo(89.9) }),
    await add({ createdAt: daysAgo(400), customerId }),
  ];
  await add({ createdAt: daysAgo(90.1) });
  await add({ createdAt: daysAgo(200), updatedAt: daysAgo(90.1) });
  for (let time = 0; time < 2; time++) await forgetAnonymousTradeIns(orm, now);
  const left = await orm.select({ id: tradeIns.id }).from(tradeIns);
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set(stays));
  expect(await orm.$count(tradeInValues)).toBe(3);
});

test("more than one statement's worth goes at once", async () => {
  const { orm } = database;
  await orm.delete(tradeIns);
  const dealerId = await addDealer(orm, { wireId: "getafe" });
  const [first] = [await addTradeIn(orm, { dealerId, createdAt: daysAgo(100) })];
  const [row] = await orm.select().from(tradeIns);
  if (row === undefined) throw new Error(`No ${first}`);
  const copies = Array.from({ length: 1_100 }, (_, at) => ({
    ...row,
    id: String(at).padStart(26, "0"),
    plate: `P${at}X`,
  }));
  await orm.insert(tradeIns).values(copies);
  await forgetAnonymousTradeIns(orm, now);
  expect(await orm.$count(tradeIns)).toBe(0);
});
