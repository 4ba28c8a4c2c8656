import { and, eq, isNull } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { providerLinks } from "#backend/store/schema/sign-in.ts";

/** A person at a provider, whatever their name and mail address are at the moment. */
export type ProviderSubject = { readonly issuer: string; readonly subject: string };

/** The account that a person at a provider signs in to. */
export const findLinked = async (
  orm: Orm,
  { issuer, subject }: ProviderSubject,
): Promise<string | undefined> => {
  const isTheirs = and(eq(providerLinks.issuer, issuer), eq(providerLinks.subject, subject));
  const [found] = await orm
    .select({ id: customers.id })
    .from(providerLinks)
    .innerJoin(customers, eq(customers.id, providerLinks.customerId))
    .where(and(isTheirs, isNull(customers.deletedAt)));
  return found?.id;
};

/** Remembers who they are, once: a person who is linked already stays with their account. */
export const addLink = async (
  orm: Orm,
  { issuer, subject }: ProviderSubject,
  customerId: string,
  now: Date,
): Promise<boolean> => {
  const added = await orm
    .insert(providerLinks)
    .values({ issuer, subject, customerId, createdAt: now })
    .onConflictDoNothing()
    .returning({ customerId: providerLinks.customerId });
  return added.length > 0;
};
