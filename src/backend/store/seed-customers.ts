import { inArray } from "drizzle-orm";
import { hashPassword } from "#backend/identity/passwords/hash-password.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import type { Database } from "./database.ts";
import { customers } from "./schema/identity.ts";

/** Of both demo customers, told in the README. */
const password = "volante-demo";

const demoCustomers = [
  { email: "cliente@volante.test", name: "Lucía Navarro", phone: "+34612345678", locale: "es" },
  { email: "cliente-pt@volante.test", name: "Tiago Almeida", phone: "+351912345678", locale: "pt" },
] as const;

/**
 * Opens the accounts of the demo customers where they are missing. Everybody knows their password, so they are in the embedded
 * database alone, never on a server that somebody has set up.
 */
export const seedDemoCustomers = async ({ kind, orm }: Pick<Database, "kind" | "orm">): Promise<void> => {
  if (kind !== "embedded") return;
  const wanted = demoCustomers.map(({ email }) => email);
  const known = await orm
    .select({ email: customers.email })
    .from(customers)
    .where(inArray(customers.email, wanted));
  for (const customer of demoCustomers.filter(({ email }) => !known.some((each) => each.email === email)))
    await orm
      .insert(customers)
      .values({ ...customer, id: newReferenceId(), passwordHash: await hashPassword(password) })
      .onConflictDoNothing();
};
