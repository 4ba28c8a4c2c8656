import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { addLink, findLinked, type ProviderSubject } from "./links.ts";

type NewAccount = {
  /** Verified by the provider. */
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly grant: ProviderSubject;
};

/** An account without a password for a person whom the provider vouches for; undefined where the address belongs to one already. */
export const openAccount = (
  orm: Orm,
  { email, name, locale, grant }: NewAccount,
  now: Date,
): Promise<string | undefined> =>
  orm.transaction(async (tx) => {
    const [added] = await tx
      .insert(customers)
      .values({ id: newReferenceId(), email, name, locale })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    if (added === undefined) return findLinked(tx, grant);
    if (!(await addLink(tx, grant, added.id, now))) throw new Error("The person was linked meanwhile");
    return added.id;
  });
