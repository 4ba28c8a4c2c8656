import { and, eq, inArray, isNull, like, or, sql } from "drizzle-orm";
import type { OpenAccount } from "#backend/identity/own-account.ts";
import { withdrawLead } from "#backend/lead/withdraw-lead.ts";
import { forgetPerson } from "#backend/reservation/forget-person.ts";
import type { Orm } from "#backend/store/database.ts";
import { footprints } from "#backend/store/schema/activity.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import { customers, sessions } from "#backend/store/schema/identity.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import { carAlerts, priceDropAlerts, savedSearches } from "#backend/store/schema/saved-lists.ts";
import { knownNetworks, loginStates, mailCodes, providerLinks } from "#backend/store/schema/sign-in.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { forgetTradeIns } from "#backend/trade-in/forget-trade-ins.ts";
import { addressOwner } from "../address-owner.ts";

const customerTables = [
  favourites,
  savedSearches,
  carAlerts,
  priceDropAlerts,
  notifications,
  loginStates,
  knownNetworks,
  providerLinks,
];

/**
 * Deletes all personal data in the caller's transaction: what the customer saved, received and requested, also without signing in, by the
 * verified address; sessions, codes and mails. The row of the customer stays with the time of deletion. Reservations stay without the
 * person; returns until when.
 */
export const forgetCustomer = async (
  tx: Orm,
  { id, email }: OpenAccount,
  now: Date,
): Promise<string | undefined> => {
  const address = email.toLowerCase();
  for (const table of customerTables) await tx.delete(table).where(eq(table.customerId, id));
  await withdrawLeadsOf(tx, id, address, now);
  const retainedUntil = await forgetPerson(tx, id);
  await forgetTradeInsOf(tx, id, address);
  await endSessions(tx, id);
  await forgetMailed(tx, id, address);
  const anonymous = {
    email: null,
    passwordHash: null,
    name: null,
    phone: null,
    seenAt: null,
    previousVisitAt: null,
  };
  await tx
    .update(customers)
    .set({ ...anonymous, deletedAt: now })
    .where(eq(customers.id, id));
  return retainedUntil;
};

const withdrawLeadsOf = async (tx: Orm, id: string, address: string, now: Date): Promise<void> => {
  const own = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(or(eq(leads.customerId, id), eq(sql`lower(${leads.email})`, address)))
    .orderBy(leads.id);
  for (const lead of own) await withdrawLead(tx, lead.id, now);
};

/** With their appointments: the slots become free. */
const forgetTradeInsOf = async (tx: Orm, id: string, address: string): Promise<void> => {
  const isAnonymous = and(isNull(tradeIns.customerId), eq(sql`lower(${tradeIns.email})`, address));
  await forgetTradeIns(tx, or(eq(tradeIns.customerId, id), isAnonymous));
};

/** Their tokens and footprints are deleted with the sessions. */
const endSessions = async (tx: Orm, id: string): Promise<void> => {
  const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.customerId, id));
  await tx.delete(footprints).where(inArray(footprints.sessionId, own));
  await tx.delete(sessions).where(eq(sessions.customerId, id));
};

/** Includes the code to an address that was about to become theirs, and the notices to a previous address. */
const forgetMailed = async (tx: Orm, id: string, address: string): Promise<void> => {
  const codes = await tx
    .delete(mailCodes)
    .where(or(eq(mailCodes.owner, addressOwner(id)), eq(sql`lower(${mailCodes.email})`, address)))
    .returning({ email: mailCodes.email });
  const newAddresses = codes.map(({ email }) => email);
  const isCode = and(like(outbox.key, "code:%"), inArray(outbox.recipient, newAddresses));
  const isNotifiedThem = or(eq(sql`lower(${outbox.recipient})`, address), like(outbox.key, `%:${id}`));
  await tx.delete(outbox).where(newAddresses.length > 0 ? or(isNotifiedThem, isCode) : isNotifiedThem);
};
