import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { ownTradeIn } from "./appointment/own-trade-in.ts";
import { forgetTradeIns } from "./forget-trade-ins.ts";
import { addDealer, addTradeIn } from "./test-trade-in.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const mail = { to: "ana@volante.test", locale: "es", subject: "s", text: "t", html: "h" } as const;

test("which ones has to be said", async () => {
  await expect(forgetTradeIns(database.orm, undefined)).rejects.toThrow();
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "a mail that is queued while its trade-in is forgotten goes with it",
  async () => {
    const { orm } = database;
    const id = await addTradeIn(orm, { dealerId: await addDealer(orm, { wireId: "madrid" }) });
    let forgotten: Promise<number> | undefined;
    await orm.transaction(async (tx) => {
      await ownTradeIn(tx, id, { customer: undefined, sessionId: "a", now: new Date() });
      await queueMail(tx, { ...mail, key: `appointment-booked:1:${id}` });
      forgotten = orm.transaction((other) => forgetTradeIns(other, eq(tradeIns.id, id)));
      await new Promise((done) => setTimeout(done, 100));
    });
    expect(await forgotten).toBe(1);
    expect([await orm.$count(tradeIns), await orm.$count(outbox)]).toEqual([0, 0]);
  },
);
