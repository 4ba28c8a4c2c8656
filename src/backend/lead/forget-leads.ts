import { and, eq, gt, inArray, isNull, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { leadTimes } from "./lead-times.ts";
import { withdrawLead } from "./withdraw-lead.ts";

/** Leads per run: the next run continues. */
const atOnce = 1_000;

/** Withdraws expired leads: unconfirmed subscriptions, and all old leads except a newsletter and an alert that go on. */
export const forgetLeads = async (orm: Orm, now: Date, stop: AbortSignal): Promise<void> => {
  const times = leadTimes(await readShop(orm));
  const over = await orm
    .select({ id: leads.id })
    .from(leads)
    .where(and(isNull(leads.withdrawnAt), or(isUnconfirmed(now, times), isOld(orm, now, times))))
    .orderBy(leads.createdAt)
    .limit(atOnce);
  for (const { id } of over) {
    if (stop.aborted) return;
    await withdrawLead(orm, id, now);
  }
};

type LeadTimes = ReturnType<typeof leadTimes>;

const isUnconfirmed = (now: Date, { unconfirmedDays }: LeadTimes): SQL | undefined => {
  const subscriptionTypes = [leadTypes.newsletter, leadTypes["car-alert"], leadTypes["price-drop"]];
  const oldest = new Date(now);
  oldest.setUTCDate(oldest.getUTCDate() - unconfirmedDays);
  return and(inArray(leads.type, subscriptionTypes), isNull(leads.confirmedAt), lt(leads.createdAt, oldest));
};

const isOld = (orm: Orm, now: Date, { retentionMonths }: LeadTimes): SQL | undefined => {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - retentionMonths);
  const goesOn = [carAlerts, priceDropAlerts].map((table) =>
    orm
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.leadId, leads.id), isNull(table.removedAt), gt(table.expiresAt, now))),
  );
  return and(lt(leads.createdAt, oldest), ne(leads.type, leadTypes.newsletter), ...goesOn.map(notExists));
};
