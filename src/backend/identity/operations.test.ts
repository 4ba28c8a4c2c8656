import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { takeAttempt } from "./attempts/attempt-permit.ts";
import { findCustomer } from "./find-customer.ts";
import { signIn } from "./test-customer.ts";

/** The statements about accounts for operators, by the words above each. */
const statements = (() => {
  const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const section = page.slice(page.indexOf("## Accounts"), page.indexOf("## Jobs and mail"));
  const [, block = ""] = /```sql\n([\s\S]*?)```/.exec(section) ?? [];
  const parts = block.trim().split(/\n\n/);
  return new Map(parts.map((part) => [/^-- (.+)/.exec(part)?.[1] ?? "", part.replace(/^--.*\n/, "")]));
})();

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = async (words: string) => {
  const statement = statements.get(words);
  if (statement === undefined) throw new Error(`docs/operations.md has no statement "${words}"`);
  await database.orm.execute(sql.raw(statement));
};
const isSignedIn = async (token: string) =>
  (await findCustomer(database.orm, token, new Date())) !== undefined;

test("every statement is tried here", () => expect(statements.size).toBe(3));

test("the sessions of one customer end, then those of all", async () => {
  const [ana, bea] = [await signIn(database.orm), await signIn(database.orm)];
  await database.orm.update(customers).set({ email: "Ana@example.com" }).where(eq(customers.id, ana.id));
  await run("End the sessions of one customer.");
  expect([await isSignedIn(ana.token), await isSignedIn(bea.token)]).toEqual([false, true]);
  await run("End all sessions.");
  expect(await isSignedIn(bea.token)).toBe(false);
});

test("whoever was refused may try again", async () => {
  const take = () => takeAttempt(database.orm, "login", { email: "ana@example.com" }, new Date());
  for (let time = 0; time < 50; time++) await take();
  expect(await take()).toBeGreaterThan(0);
  await run("Let everybody try again whom a limit has refused.");
  expect(await take()).toBe(0);
});
