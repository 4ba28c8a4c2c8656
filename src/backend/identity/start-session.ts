import type { Orm } from "#backend/store/database.ts";
import { sessions } from "#backend/store/schema/identity.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { issueToken } from "./issue-token.ts";
import { rememberedMilliseconds } from "./session-times.ts";

export type StartedSession = {
  readonly sessionId: string;
  readonly token: string;
  readonly rememberedUntil?: Date;
};

type NewSession = {
  /** Whether the customer stays signed in on this device. */
  readonly isRemembered?: boolean;
  /** When they proved who they are, where that was earlier. */
  readonly signedInAt?: Date;
};

/** A session of its own for a customer who has just signed in, with its first token. */
export const startSession = async (
  orm: Orm,
  customerId: string,
  now: Date,
  { isRemembered = false, signedInAt = now }: NewSession = {},
): Promise<StartedSession> => {
  const sessionId = newReferenceId();
  await orm.insert(sessions).values({ id: sessionId, customerId, createdAt: signedInAt, isRemembered });
  if (!isRemembered) return { sessionId, token: await issueToken(orm, { sessionId, version: 1 }, now) };
  const rememberedUntil = new Date(signedInAt.getTime() + rememberedMilliseconds);
  return {
    sessionId,
    rememberedUntil,
    token: await issueToken(orm, { sessionId, version: 1, rememberedUntil }, now),
  };
};
