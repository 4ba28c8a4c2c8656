import { eq, inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { alertTables } from "./alert-ref.ts";

/** Deletes the alert of a withdrawn lead, with its matches and the mails about them. */
export const endAlertOf = async (tx: Orm, leadId: string): Promise<void> => {
  for (const [kind, table] of Object.entries(alertTables)) {
    const [alert] = await tx.select({ id: table.id }).from(table).where(eq(table.leadId, leadId));
    if (!alert) continue;
    const column = kind === "car-alert" ? alertEvents.carAlertId : alertEvents.priceDropAlertId;
    const mailKeys = tx.select({ key: alertEvents.mailKey }).from(alertEvents).where(eq(column, alert.id));
    await tx.delete(outbox).where(inArray(outbox.key, mailKeys));
    await tx.delete(table).where(eq(table.id, alert.id));
  }
};
