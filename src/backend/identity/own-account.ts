import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import type { Account } from "./find-account.ts";

/** An account that is not deleted, and so has its address. */
export type OpenAccount = Account & { readonly email: string };

/** The caller's account. Throws NotFoundError when it was deleted after the call came in. */
export const ownAccount = async (orm: Orm, customerId: string): Promise<OpenAccount> => {
  const isOpen = and(eq(customers.id, customerId), isNull(customers.deletedAt), isNotNull(customers.email));
  const [found] = await orm.select().from(customers).where(isOpen);
  if (found?.email == null) throw new NotFoundError("No such customer");
  return { ...found, email: found.email };
};
