import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { findAccount } from "../find-account.ts";

/**
 * The account of a verified mail address. Where there is none it is created, without a password, and without a name until its customer
 * gives one.
 */
export const enterByCode = async (
  orm: Orm,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): Promise<{ readonly customerId: string; readonly isNew: boolean }> => {
  const [added] = await orm
    .insert(customers)
    .values({ id: newReferenceId(), email, name: "", locale })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  if (added) return { customerId: added.id, isNew: true };
  const account = await findAccount(orm, email);
  if (account === undefined) throw new Error("An address that is taken belongs to an account");
  return { customerId: account.id, isNew: false };
};
