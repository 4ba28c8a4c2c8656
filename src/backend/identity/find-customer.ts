import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { customers, sessions, tokens } from "#backend/store/schema/identity.ts";
import { hashSecret } from "./hash-secret.ts";
import type { ReadSession } from "./issue-token.ts";
import { rememberedMilliseconds, sessionMilliseconds } from "./session-times.ts";

/** The owner of a call's token, and its session. */
export type SignedIn = ReadSession & {
  readonly id: string;
  readonly signedInAt: Date;
  /** Time of their last call before this one, and of the last one of the previous visit. */
  readonly seenAt: Date | null;
  readonly previousVisitAt: Date | null;
};

/** The customer of a token; undefined when it is unknown or expired, its session has ended or is too old, or the customer is deleted. */
export const findCustomer = async (orm: Orm, token: string, now: Date): Promise<SignedIn | undefined> => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const isAlive = or(
    gt(sessions.createdAt, before(sessionMilliseconds)),
    and(sessions.isRemembered, gt(sessions.createdAt, before(rememberedMilliseconds))),
  );
  const { id, seenAt, previousVisitAt } = customers;
  const [found] = await orm
    .select({
      ...{ id, seenAt, previousVisitAt, sessionId: sessions.id, version: sessions.version },
      ...{ signedInAt: sessions.createdAt, isRemembered: sessions.isRemembered },
    })
    .from(tokens)
    .innerJoin(sessions, and(eq(sessions.id, tokens.sessionId), eq(sessions.version, tokens.version)))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(tokens.hash, hashSecret(token)),
        gt(tokens.expiresAt, now),
        isAlive,
        isNull(customers.deletedAt),
      ),
    );
  if (found === undefined) return undefined;
  const { isRemembered, ...customer } = found;
  if (!isRemembered) return customer;
  return { ...customer, rememberedUntil: new Date(found.signedInAt.getTime() + rememberedMilliseconds) };
};
