import { eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { endSessionsOf } from "./end-session.ts";
import { findAccount } from "./find-account.ts";

export type NewPassword = {
  /** Proven to be theirs. */
  readonly email: string;
  readonly passwordHash: string;
  /** The name for a new account; an existing account retains its own. */
  readonly name?: string | undefined;
  readonly locale: Locale;
};

/**
 * Sets the password of the owner of a verified mail address, creates the account when there is none, and returns it. Sessions of the
 * earlier password end. Undefined without an account and a name for one.
 */
export const setPassword = async (
  tx: Orm,
  { email, passwordHash, name, locale }: NewPassword,
): Promise<string | undefined> => {
  if (name !== undefined) {
    const [added] = await tx
      .insert(customers)
      .values({ id: newReferenceId(), email, passwordHash, name, locale })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    if (added !== undefined) return added.id;
  }
  const account = await findAccount(tx, email);
  if (account === undefined) return undefined;
  await tx.update(customers).set({ passwordHash }).where(eq(customers.id, account.id));
  await endSessionsOf(tx, account.id);
  return account.id;
};
