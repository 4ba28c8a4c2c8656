import type { Orm } from "#backend/store/database.ts";
import { tokens } from "#backend/store/schema/identity.ts";
import { hashSecret, newSecret } from "./hash-secret.ts";
import { tokenMilliseconds } from "./session-times.ts";

/** A session as it was read: when it has ended since, its new token is invalid from the start. */
export type ReadSession = { readonly sessionId: string; readonly version: number };

/**
 * A new token of a session: 43 characters, 256 random bits, known to the caller alone. Its other tokens stay valid until they expire, so
 * that two tabs may renew at once.
 */
export const issueToken = async (
  orm: Orm,
  { sessionId, version }: ReadSession,
  now: Date,
): Promise<string> => {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + tokenMilliseconds);
  await orm.insert(tokens).values({ hash: hashSecret(token), sessionId, version, expiresAt });
  return token;
};
