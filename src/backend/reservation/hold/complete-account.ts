import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";

type Person = { readonly name: string; readonly phone: string };

/** Name and telephone of a reservation for an account that has none: they are asked once. */
export const completeAccount = async (
  orm: Orm,
  customerId: string,
  { name, phone }: Person,
): Promise<void> => {
  const lacks = or(eq(customers.name, ""), isNull(customers.phone));
  await orm
    .update(customers)
    .set({
      name: sql`coalesce(nullif(${customers.name}, ''), ${name})`,
      phone: sql`coalesce(${customers.phone}, ${phone})`,
    })
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt), lacks));
};
