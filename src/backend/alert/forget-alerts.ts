import { and, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import { leadTimes } from "#backend/lead/lead-times.ts";
import { withdrawLead } from "#backend/lead/withdraw-lead.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { alertEvents, notifications } from "#backend/store/schema/notifications.ts";
import { savedSearches } from "#backend/store/schema/saved-lists.ts";
import { alertTables } from "./alert-ref.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Retention of matches, longer than an alert without an account lasts: nothing is reported twice. */
const eventMonths = 13;
const notificationMonths = 12;

const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
};

/**
 * Deletes what can no longer be restored: alerts removed a day ago, alerts without an account that have ended or were never confirmed, with
 * the leads that requested them, and old notifications.
 */
export const forgetAlerts = async (orm: Orm, now: Date): Promise<void> => {
  const { unconfirmedDays } = leadTimes(await readShop(orm));
  const dayAgo = new Date(now.getTime() - dayMs);
  for (const table of Object.values(alertTables)) {
    const isUnconfirmed = and(
      isNull(table.confirmedAt),
      lt(table.createdAt, new Date(now.getTime() - unconfirmedDays * dayMs)),
    );
    const isOver = or(lt(table.removedAt, dayAgo), lte(table.expiresAt, now), isUnconfirmed);
    const ofLeads = await orm
      .select({ leadId: table.leadId })
      .from(table)
      .where(and(isNotNull(table.leadId), isOver));
    for (const { leadId } of ofLeads) if (leadId !== null) await withdrawLead(orm, leadId, now);
    await orm.delete(table).where(lt(table.removedAt, dayAgo));
  }
  await orm.delete(savedSearches).where(lt(savedSearches.removedAt, dayAgo));
  const isOldNews = lt(notifications.createdAt, monthsBefore(now, notificationMonths));
  await orm.delete(notifications).where(or(lt(notifications.removedAt, dayAgo), isOldNews));
  await orm.delete(alertEvents).where(lt(alertEvents.settledAt, monthsBefore(now, eventMonths)));
};
