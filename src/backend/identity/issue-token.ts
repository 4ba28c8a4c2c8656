import { and, eq, gt } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { tokens } from "#backend/store/schema/identity.ts";
import { hashSecret, newSecret } from "./hash-secret.ts";
import { sessionMilliseconds, tokenMilliseconds } from "./session-times.ts";

/** A session as it was read: when it has ended since, its new token is invalid from the start. */
export type ReadSession = {
  readonly sessionId: string;
  readonly version: number;
  /** When a session ends that is remembered on the customer's device; undefined for others. */
  readonly rememberedUntil?: Date | undefined;
};

/**
 * A new token of a session: 43 characters, 256 random bits, known to the caller alone. Its other tokens stay valid until they expire, so
 * that two tabs may renew at once; those of a remembered session for a day, in case the answer is lost.
 */
export const issueToken = async (
  orm: Orm,
  { sessionId, version, rememberedUntil }: ReadSession,
  now: Date,
): Promise<string> => {
  const token = newSecret();
  if (rememberedUntil !== undefined) {
    const replacedAt = new Date(now.getTime() + sessionMilliseconds);
    const isLonger = and(eq(tokens.sessionId, sessionId), gt(tokens.expiresAt, replacedAt));
    await orm.update(tokens).set({ expiresAt: replacedAt }).where(isLonger);
  }
  const expiresAt = rememberedUntil ?? new Date(now.getTime() + tokenMilliseconds);
  await orm.insert(tokens).values({ hash: hashSecret(token), sessionId, version, expiresAt });
  return token;
};
