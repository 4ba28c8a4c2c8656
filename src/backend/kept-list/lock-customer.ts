import { eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";

/** One after the other for each customer, to the end of the transaction: two at once would both find room for the last one. */
export const lockCustomer = async (tx: Orm, customerId: string): Promise<void> => {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("update");
};
