import { lte, notExists, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { sessions, tokens } from "#backend/store/schema/identity.ts";
import { attempts, loginStates, mailCodes } from "#backend/store/schema/sign-in.ts";

/**
 * Deletes what signing in has left behind: tokens and counters whose time is over, states, codes, and sessions without a token.
 */
export const forgetExpired = async (orm: Orm, now: Date): Promise<void> => {
  await orm.delete(tokens).where(lte(tokens.expiresAt, now));
  const ofSession = orm.select({ one: sql`1` }).from(tokens).where(sql`${tokens.sessionId} = ${sessions.id}`);
  await orm.delete(sessions).where(notExists(ofSession));
  await orm.delete(loginStates).where(lte(loginStates.expiresAt, now));
  await orm.delete(mailCodes).where(lte(mailCodes.expiresAt, now));
  await orm.delete(attempts).where(lte(attempts.endsAt, now));
};
