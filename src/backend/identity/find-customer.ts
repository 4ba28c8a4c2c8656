import { and, eq, gt, isNull } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers, sessions, tokens } from "#backend/store/schema/identity.ts";
import { hashSecret } from "./hash-secret.ts";
import type { ReadSession } from "./issue-token.ts";
import { sessionMilliseconds } from "./session-times.ts";

/** Whose token a call carries, and of which session. */
export type SignedIn = ReadSession & { readonly id: string };

/**
 * The customer behind a token; undefined when it is unknown or over, its session has ended or is too old, or the customer is
 * deleted.
 */
export const findCustomer = async (orm: Orm, token: string, now: Date): Promise<SignedIn | undefined> => {
  const oldest = new Date(now.getTime() - sessionMilliseconds);
  const [found] = await orm
    .select({ id: customers.id, sessionId: sessions.id, version: sessions.version })
    .from(tokens)
    .innerJoin(sessions, and(eq(sessions.id, tokens.sessionId), eq(sessions.version, tokens.version)))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(tokens.hash, hashSecret(token)),
        gt(tokens.expiresAt, now),
        gt(sessions.createdAt, oldest),
        isNull(customers.deletedAt),
      ),
    );
  return found;
};
