import { and, eq, isNull, like } from "drizzle-orm";
import { endAlertOf } from "#backend/alert/end-alert-of.ts";
import { mailWithdrawal } from "#backend/staff-mail/mail-lead.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { tradeInBookings, tradeInPictures } from "#backend/store/schema/trade-ins.ts";

/** Anonymous values, different in each row. */
const anonymous = (id: string) =>
  ({
    name: null,
    email: null,
    phone: null,
    subject: null,
    message: null,
    car: null,
    carKey: null,
    customerId: null,
    preferredDate: null,
    preferredTime: null,
    path: null,
    campaign: null,
    answer: null,
    marketing: false,
    digest: `withdrawn:${id}`,
  }) as const;

/**
 * Withdraws a lead: deletes the sender, the content, the mails about it, its appointment, photos and alert. The row stays with the time of withdrawal.
 * Idempotent; an unknown lead is ignored.
 */
export const withdrawLead = (orm: Orm, id: string, now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    const isOpen = and(eq(leads.id, id), isNull(leads.withdrawnAt));
    const withdrawn = await tx
      .update(leads)
      .set({ ...anonymous(id), withdrawnAt: now })
      .where(isOpen)
      .returning({ id: leads.id, dealerId: leads.dealerId, vin: leads.vin });
    const [lead] = withdrawn;
    if (lead === undefined) return;
    const removed = await tx
      .delete(outbox)
      .where(like(outbox.key, `%:${id}`))
      .returning({ key: outbox.key, state: outbox.state });
    if (removed.some(({ key, state }) => key.startsWith("lead-staff:") && state !== "queued"))
      await mailWithdrawal(tx, lead);
    await tx.delete(tradeInBookings).where(eq(tradeInBookings.leadId, id));
    await tx.delete(tradeInPictures).where(eq(tradeInPictures.leadId, id));
    await endAlertOf(tx, id);
  });
