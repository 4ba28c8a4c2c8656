import { and, eq, isNull, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";

export type Account = typeof customers.$inferSelect;

/** The customer with this mail address, case-insensitive. */
export const findAccount = async (orm: Orm, email: string): Promise<Account | undefined> => {
  const isTheirs = eq(sql`lower(${customers.email})`, email.trim().toLowerCase());
  const [found] = await orm
    .select()
    .from(customers)
    .where(and(isTheirs, isNull(customers.deletedAt)));
  return found;
};
