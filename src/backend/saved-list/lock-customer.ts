import { and, eq, isNull } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";

/**
 * One after the other for each customer, to the end of the transaction: two at once would both find room for the last one. Whoever
 * has deleted the account meanwhile is `unauthorized`, so that nothing is kept of them any more.
 */
export const lockCustomer = async (tx: Orm, customerId: string): Promise<void> => {
  const isOpen = and(eq(customers.id, customerId), isNull(customers.deletedAt));
  const [open] = await tx.select({ id: customers.id }).from(customers).where(isOpen).for("update");
  if (open === undefined) throw new BackendError("unauthorized", "The account is deleted");
};
