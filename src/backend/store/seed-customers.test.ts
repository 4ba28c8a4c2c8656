import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkCredentials } from "#backend/identity/check-credentials.ts";
import { createLogger } from "#platform/log.ts";
import type { Database } from "./database.ts";
import { prepare } from "./prepare.ts";
import { reseedDatabase } from "./reseed.ts";
import { customers } from "./schema/identity.ts";
import { openTestDatabase } from "./test-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const vehicles = 20;
const as = (kind: Database["kind"]): Database => ({ ...database, kind });
const emails = async () => {
  const rows = await database.orm.select().from(customers).orderBy(customers.email);
  return rows.map(({ email, locale }) => [email, locale]);
};
const both = [
  ["cliente-pt@volante.test", "pt"],
  ["cliente@volante.test", "es"],
];

test("a database on a server gets no demo customer, whether it is prepared or seeded anew", async () => {
  await prepare(as("server"), { vehicles });
  expect(await emails()).toEqual([]);
  await reseedDatabase(as("server"), { vehicles });
  expect(await emails()).toEqual([]);
  await prepare(as("server"), { vehicles });
  expect(await emails()).toEqual([]);
});

test("the embedded one has both, once, also when it was seeded before there were any", async () => {
  for (let time = 0; time < 2; time++) {
    await prepare(as("embedded"), { vehicles });
    expect(await emails()).toEqual(both);
  }
  await database.orm.delete(customers).where(eq(customers.email, "cliente@volante.test"));
  await reseedDatabase(as("embedded"), { vehicles });
  expect(await emails()).toEqual(both);
});

test("they sign in with the password that the README tells", async () => {
  await prepare(as("embedded"), { vehicles });
  for (const [email] of both) {
    const credentials = { email: email ?? "", password: "volante-demo" };
    const checked = await checkCredentials(database.orm, credentials, new Date(), createLogger("silent"));
    expect(checked.kind).toBe("right");
  }
});
