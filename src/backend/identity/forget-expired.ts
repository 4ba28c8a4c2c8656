import { and, isNotNull, lte, notExists, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { sessions, tokens } from "#backend/store/schema/identity.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { attempts, knownNetworks, loginStates, mailCodes } from "#backend/store/schema/sign-in.ts";
import { knownMilliseconds } from "./known/known-time.ts";

/** Retention of the address group that held a vehicle: limits look back a day. */
const addressKeyMs = 86_400_000;

/**
 * Deletes expired data of signing in: tokens, counters, states, codes, networks that were not seen for long, sessions without a token, and
 * the address groups of holds.
 */
export const forgetExpired = async (orm: Orm, now: Date): Promise<void> => {
  await orm.delete(tokens).where(lte(tokens.expiresAt, now));
  const ofSession = orm.select({ one: sql`1` }).from(tokens).where(sql`${tokens.sessionId} = ${sessions.id}`);
  await orm.delete(sessions).where(notExists(ofSession));
  await orm.delete(loginStates).where(lte(loginStates.expiresAt, now));
  await orm.delete(mailCodes).where(lte(mailCodes.expiresAt, now));
  await orm.delete(attempts).where(lte(attempts.endsAt, now));
  await orm
    .delete(knownNetworks)
    .where(lte(knownNetworks.seenAt, new Date(now.getTime() - knownMilliseconds)));
  const isOld = lte(reservations.createdAt, new Date(now.getTime() - addressKeyMs));
  await orm
    .update(reservations)
    .set({ addressKey: null })
    .where(and(isOld, isNotNull(reservations.addressKey)));
};
