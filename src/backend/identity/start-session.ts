import type { Orm } from "#backend/store/database.ts";
import { sessions } from "#backend/store/schema/identity.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { issueToken } from "./issue-token.ts";

export type StartedSession = { readonly sessionId: string; readonly token: string };

/** A session of its own for a customer who has just signed in, with its first token. */
export const startSession = async (orm: Orm, customerId: string, now: Date): Promise<StartedSession> => {
  const sessionId = newReferenceId();
  await orm.insert(sessions).values({ id: sessionId, customerId, createdAt: now });
  return { sessionId, token: await issueToken(orm, { sessionId, version: 1 }, now) };
};
