import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { sessions } from "#backend/store/schema/identity.ts";
import { loginStates } from "#backend/store/schema/sign-in.ts";

const raiseVersion = async (orm: Orm, which: SQL | undefined): Promise<void> => {
  await orm
    .update(sessions)
    .set({ version: sql`${sessions.version} + 1` })
    .where(which);
};

/** Ends a session: invalidates all its tokens, including those that are being renewed at this moment. */
export const endSession = (orm: Orm, sessionId: string): Promise<void> =>
  raiseVersion(orm, eq(sessions.id, sessionId));

/**
 * Ends all sessions of a customer, and sign-ins that have not been exchanged yet.
 * @param but the session that goes on, if any
 */
export const endSessionsOf = async (orm: Orm, customerId: string, but?: string): Promise<void> => {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  await raiseVersion(orm, and(eq(sessions.customerId, customerId), others));
  await orm
    .delete(loginStates)
    .where(and(eq(loginStates.customerId, customerId), isNull(loginStates.usedAt)));
};
