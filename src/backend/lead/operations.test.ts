import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { withdrawLead } from "./withdraw-lead.ts";

/** The statements about requests for operators, in the order of the page. */
const statements = (() => {
  const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const [, block = ""] = /## Requests and newsletters[\s\S]*?```sql\n([\s\S]*?)```/.exec(page) ?? [];
  return block.trim().split(/\n\n/);
})();

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const addLead = async (type: number, email: string, createdAt: Date, confirmedAt: Date | null) => {
  const id = newReferenceId();
  const sent = { requestId: crypto.randomUUID(), digest: id, consentVersion: "1", locale: "es" };
  await database.orm.insert(leads).values({ id, type, email, createdAt, confirmedAt, ...sent });
  return id;
};
const runStatement = async (at: number) =>
  rowsOf<Record<string, unknown>>(await database.orm.execute(sql.raw(statements[at] ?? "")));

test("addresses of the newsletter are found by the statement that is told", async () => {
  expect(statements).toHaveLength(1);
  const [now, earlier] = [new Date(), new Date(Date.now() - 3 * 86_400_000)];
  for (const email of ["bea@volante.test", "Bea@volante.test"]) await addLead(36, email, earlier, earlier);
  await addLead(36, "never@volante.test", earlier, null);
  await withdrawLead(database.orm, await addLead(36, "gone@volante.test", earlier, earlier), now);
  expect(await runStatement(0)).toEqual([
    { email: "bea@volante.test", locale: "es", lead: expect.any(String) },
  ]);
});
