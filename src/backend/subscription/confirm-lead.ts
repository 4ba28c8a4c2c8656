import { and, eq, inArray, isNull } from "drizzle-orm";
import type { AlertRef } from "#backend/alert/alert-ref.ts";
import { confirmAlertOf } from "#backend/alert/confirm-alert-of.ts";
import { readFinanceSettings } from "#backend/finance/finance-settings.ts";
import { mailedVehicle } from "#backend/lead/describe-for-mail.ts";
import { publishLead } from "#backend/lead/publish-lead.ts";
import type { MailedVehicle } from "#backend/mail/messages/mailed-vehicle.ts";
import { subscriptionStarted } from "#backend/mail/messages/subscription-started.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { mailLead } from "#backend/staff-mail/mail-lead.ts";
import type { Orm } from "#backend/store/database.ts";
import { leads } from "#backend/store/schema/leads.ts";
import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readVehicle } from "#backend/vehicle/read-vehicles.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { manageAlertLink, newsletterEndLink } from "./subscription-links.ts";

type Described = { readonly alertName?: string | undefined; readonly vehicle?: MailedVehicle | undefined };

/** The subject of an alert in a mail: its name, or the vehicle, where it is still known. */
const describeAlert = async (tx: Orm, { kind, id }: AlertRef, locale: Locale): Promise<Described> => {
  if (kind === "car-alert") {
    const [alert] = await tx.select({ name: carAlerts.name }).from(carAlerts).where(eq(carAlerts.id, id));
    return { alertName: alert?.name ?? undefined };
  }
  const { vin } = priceDropAlerts;
  const [alert] = await tx.select({ vin }).from(priceDropAlerts).where(eq(priceDropAlerts.id, id));
  const row = alert && (await readVehicle(tx, eq(vehicles.vin, alert.vin)));
  const { config } = await readFinanceSettings(tx);
  return { vehicle: row && mailedVehicle(row, locale, config) };
};

const subscriptionTypes = [leadTypes.newsletter, leadTypes["car-alert"], leadTypes["price-drop"]];

type Confirmed = typeof leads.$inferSelect;

/**
 * Confirms a lead for the owner of its address, starts its alert, and queues the mail with the link that ends it: call `nudgeDeliveries` after
 * the commit. Returns the alert, where there is one. Does nothing when it is repeated, and for a withdrawn lead.
 */
export const confirmLead = (orm: Orm, leadId: string, now: Date): Promise<AlertRef | undefined> =>
  orm.transaction(async (tx) => {
    const isOpen = and(eq(leads.id, leadId), isNull(leads.withdrawnAt), isNull(leads.confirmedAt));
    const [confirmed] = await tx
      .update(leads)
      .set({ confirmedAt: now })
      .where(and(isOpen, inArray(leads.type, subscriptionTypes)))
      .returning();
    const alert = await confirmAlertOf(tx, leadId, now);
    if (confirmed) {
      await publishLead(tx, confirmed, now);
      await mailLead(tx, confirmed, { now });
      await notifyStarted(tx, confirmed, alert, now);
    }
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
  const { name: shop } = await readShop(tx);
  const content = { locale, shop, name: name ?? undefined, reference: id } as const;
  const queue = { key: `wish-begun:${id}`, to: email, locale } as const;
  if (alert) {
    const about = await describeAlert(tx, alert, locale);
    const mail = subscriptionStarted({
      ...content,
      ...about,
      kind: alert.kind,
      endLink: manageAlertLink(alert, now),
    });
    return queueMail(tx, { ...queue, ...mail });
  }
  const endLink = newsletterEndLink(id, now);
  const mail = subscriptionStarted({ ...content, kind: "newsletter", endLink });
  await queueMail(tx, { ...queue, ...mail, listUnsubscribe: endLink });
};
