import { and, eq, inArray, isNull } from "drizzle-orm";
import type { AlertRef } from "#backend/alert/alert-ref.ts";
import { confirmAlertOf } from "#backend/alert/confirm-alert-of.ts";
import { wishBegun } from "#backend/mail/messages/wish-begun.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { knownLocale } from "#platform/locale.ts";
import { describeAlert } from "./describe-alert.ts";
import { manageAlertLink, newsletterEndLink } from "./subscription-links.ts";

const wishes = [leadTypes.newsletter, leadTypes["car-alert"], leadTypes["price-drop"]];

type Confirmed = typeof leads.$inferSelect;

/**
 * Notes that whoever has the address of a lead wants what it asked for, has its alert begin, and queues the mail that says how it is
 * ended: call `nudgeMail` after the commit. Answers that alert, where there is one. Doing it again, and a lead that was taken
 * back, change nothing.
 */
export const confirmLead = (orm: Orm, leadId: string, now: Date): Promise<AlertRef | undefined> =>
  orm.transaction(async (tx) => {
    const isOpen = and(eq(leads.id, leadId), isNull(leads.withdrawnAt), isNull(leads.confirmedAt));
    const [confirmed] = await tx
      .update(leads)
      .set({ confirmedAt: now })
      .where(and(isOpen, inArray(leads.type, wishes)))
      .returning();
    const alert = await confirmAlertOf(tx, leadId, now);
    if (confirmed) await notifyStarted(tx, confirmed, alert, now);
    return alert;
  });

const notifyStarted = async (
  tx: Orm,
  { id, email, name, locale: written }: Confirmed,
  alert: AlertRef | undefined,
  now: Date,
): Promise<void> => {
  if (email === null) return;
  const locale = knownLocale(written);
  const said = { locale, name: name ?? undefined, reference: id } as const;
  const queue = { key: `wish-begun:${id}`, to: email, locale } as const;
  if (alert) {
    const about = await describeAlert(tx, alert, locale);
    const mail = wishBegun({ ...said, ...about, kind: alert.kind, endLink: manageAlertLink(alert, now) });
    return queueMail(tx, { ...queue, ...mail });
  }
  const endLink = newsletterEndLink(id, now);
  const mail = wishBegun({ ...said, kind: "newsletter", endLink });
  await queueMail(tx, { ...queue, ...mail, listUnsubscribe: endLink });
};
