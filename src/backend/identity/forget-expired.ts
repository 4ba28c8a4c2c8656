import { and, isNotNull, lte, notExists, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { sessions, tokens } from "#backend/store/schema/identity.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { attempts, knownNetworks, loginStates, mailCodes } from "#backend/store/schema/sign-in.ts";
import { knownMilliseconds } from "./known/known-time.ts";

/** How long it is known from which group of addresses a vehicle was held: limits look back a day. */
const addressKeyMs = 86_400_000;

/**
 * Deletes what signing in has left behind: tokens and counters whose time is over, states, codes, networks that were long not seen, and
 * sessions without a token; and from where vehicles were held.
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
