import { and, eq, isNull } from "drizzle-orm";
import type { AlertRef } from "#backend/alert/alert-ref.ts";
import { confirmAlertOf } from "#backend/alert/confirm-alert-of.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";

/**
 * Notes that whoever has the address of a lead wants what it asked for, and has its alert begin. Answers that alert, where there is
 * one. Doing it again, and a lead that was taken back, change nothing.
 */
export const confirmLead = (orm: Orm, leadId: string, now: Date): Promise<AlertRef | undefined> =>
  orm.transaction(async (tx) => {
    const isOpen = and(eq(leads.id, leadId), isNull(leads.withdrawnAt));
    await tx
      .update(leads)
      .set({ confirmedAt: now })
      .where(and(isOpen, isNull(leads.confirmedAt)));
    return await confirmAlertOf(tx, leadId, now);
  });
