import { and, eq, isNull } from "drizzle-orm";
import { BackendError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";

/**
 * Serialises the changes of each customer, to the end of the transaction: two at once would both find room for the last one. Throws
 * `unauthorized` when the account has been deleted meanwhile, so that nothing more is stored.
 */
export const lockCustomer = async (tx: Orm, customerId: string): Promise<void> => {
  const isOpen = and(eq(customers.id, customerId), isNull(customers.deletedAt));
  const [open] = await tx.select({ id: customers.id }).from(customers).where(isOpen).for("update");
  if (open === undefined) throw new BackendError("unauthorized", "The account is deleted");
};
