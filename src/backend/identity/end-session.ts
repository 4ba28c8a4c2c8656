import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { sessions } from "#backend/store/schema/identity.ts";
import { loginStates } from "#backend/store/schema/sign-in.ts";

const raiseVersion = async (orm: Orm, which: SQL): Promise<void> => {
  await orm
    .update(sessions)
    .set({ version: sql`${sessions.version} + 1` })
    .where(which);
};

/**
 * Ends a session: every token that it was given is refused from now on, those that are being renewed at this moment included.
 */
export const endSession = (orm: Orm, sessionId: string): Promise<void> =>
  raiseVersion(orm, eq(sessions.id, sessionId));

/** Ends whatever somebody has signed in to, or is about to: what the shop has not exchanged yet. */
export const endSessionsOf = async (orm: Orm, customerId: string): Promise<void> => {
  await raiseVersion(orm, eq(sessions.customerId, customerId));
  await orm
    .delete(loginStates)
    .where(and(eq(loginStates.customerId, customerId), isNull(loginStates.usedAt)));
};
