import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { forgetMails } from "./forget-mails.ts";
import { queueMail } from "./queue-mail.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("mails are kept for 30 days, whatever became of them", async () => {
  const states = ["queued", "sent", "failed", "expired"] as const;
  for (const state of states)
    for (const days of [29, 31]) {
      const key = `${state} ${days}`;
      const content = { subject: "Hola", text: "Hola", html: "<p>Hola</p>", locale: "es" } as const;
      await queueMail(database.orm, { key, to: "ana@example.com", ...content });
      const createdAt = sql`now() - make_interval(days => ${days})`;
      const sentAt = state === "sent" ? createdAt : null;
      await database.orm.update(outbox).set({ state, createdAt, sentAt }).where(sql`${outbox.key} = ${key}`);
    }
  await forgetMails(database.orm);
  await forgetMails(database.orm);
  const stored = await database.orm.select({ key: outbox.key }).from(outbox).orderBy(outbox.id);
  expect(stored.map(({ key }) => key)).toEqual(states.map((state) => `${state} 29`));
});
