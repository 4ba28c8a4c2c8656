import { inArray } from "drizzle-orm";
import { hashPassword } from "#backend/identity/passwords/hash-password.ts";
import { startCursor } from "#backend/matching/alert-cursor.ts";
import type { Database, Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { env } from "#platform/env.ts";
import { isLocalUrl } from "#platform/env-values.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { seedDemoAlerts } from "./seed-demo-alerts.ts";
import { seedDemoReservations } from "./seed-demo-reservations.ts";
import { seedDemoTradeIns } from "./seed-demo-trade-ins.ts";

/** Of both demo customers, documented in the README. */
const password = "volante-demo";

const demoCustomers = [
  { email: "cliente@volante.test", name: "Lucía Navarro", phone: "+34612345678", locale: "es" },
  { email: "cliente-pt@volante.test", name: "Tiago Almeida", phone: "+351912345678", locale: "pt" },
] as const;

/**
 * Opens the accounts of the demo customers where they are missing, with what they look for, the cars that they
 * had valued and the vehicles that they reserved. Their password is public: never seed them on a server in production.
 */
export const openDemoAccounts = async (orm: Orm, now = new Date()): Promise<void> => {
  const wanted = demoCustomers.map(({ email }) => email);
  const known = await orm
    .select({ email: customers.email })
    .from(customers)
    .where(inArray(customers.email, wanted));
  const missing = demoCustomers.filter(({ email }) => !known.some((each) => each.email === email));
  if (missing.length === 0) return;
  for (const customer of missing) await open(orm, customer, now);
  // What they look for has been in the stock all along: it is no news to them.
  await startCursor(orm);
};

/** Opens them in the embedded database of a site on this machine, and nowhere else. */
export const seedDemoCustomers = async (
  { kind, orm }: Pick<Database, "kind" | "orm">,
  now?: Date,
): Promise<void> => {
  if (kind === "embedded" && isLocalUrl(env().SITE_URL)) await openDemoAccounts(orm, now);
};

const open = async (orm: Orm, customer: (typeof demoCustomers)[number], now: Date): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await orm.transaction(async (tx) => {
    const [opened] = await tx
      .insert(customers)
      .values({ ...customer, id: newReferenceId(), passwordHash })
      .onConflictDoNothing()
      .returning({ id: customers.id, locale: customers.locale });
    if (opened === undefined) return;
    await seedDemoAlerts(tx, opened, now);
    await seedDemoTradeIns(tx, { ...customer, id: opened.id }, now);
    await seedDemoReservations(tx, { ...customer, id: opened.id }, now);
  });
};
