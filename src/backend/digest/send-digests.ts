import { and, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { readFinanceSettings } from "#backend/finance/finance-settings.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { alertDigest } from "#backend/mail/messages/alert-digest.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { alertMailsEndLink, manageAlertLink } from "#backend/subscription/subscription-links.ts";
import { readVehicles, type VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { defaultLocale, type Locale } from "#platform/locale.ts";
import { signatureOf } from "#platform/signature.ts";
import { composeDigest } from "./compose-digest.ts";
import { type OpenEvent, readOpenAddresses, readOpenEvents } from "./read-open-events.ts";

/** Pseudonym of an address for use in a key, the same for each mail to it. */
const digestName = (address: string): string => signatureOf("alert-digest", address).slice(0, 22);

/** The prefix of the keys of all alert mails to an address. */
const digestKeyStart = (name: string): string => `alert-digest:${name}:`;

/** The key of an alert mail: the first event in it and its time. */
const digestKey = (name: string, firstEvent: number, now: Date): string =>
  `${digestKeyStart(name)}${firstEvent}-${now.getTime().toString(36)}`;

/** The pseudonym in such a key. */
const nameInKey = (key: string): string => key.split(":")[1] ?? "";

const hourMs = 3_600_000;

const isRecent = (now: Date) =>
  and(gt(alertEvents.settledAt, new Date(now.getTime() - hourMs)), isNotNull(alertEvents.mailKey));

/** The pseudonyms of addresses that had an alert mail within the hour. */
const readRecentNames = async (orm: Orm, now: Date): Promise<ReadonlySet<string>> => {
  const rows = await orm.selectDistinct({ key: alertEvents.mailKey }).from(alertEvents).where(isRecent(now));
  return new Set(rows.map(({ key }) => nameInKey(key ?? "")));
};

/** Whether an address had an alert mail within the hour. */
const hadOneLately = async (orm: Orm, name: string, now: Date): Promise<boolean> => {
  const isTo = sql`starts_with(${alertEvents.mailKey}, ${digestKeyStart(name)})`;
  const [found] = await orm
    .select({ id: alertEvents.id })
    .from(alertEvents)
    .where(and(isRecent(now), isTo))
    .limit(1);
  return found !== undefined;
};

/** How long such a mail may wait for a mail server: after that vehicles may be sold. What still holds goes into a new one. */
const validForMs = 2 * 3_600_000;

type Digest = {
  readonly address: string;
  readonly events: readonly OpenEvent[];
  readonly vehicles: ReadonlyMap<string, VehicleRow>;
  readonly now: Date;
};

/** Queues one mail with the events that still hold, and settles all of them; none when nothing holds or one was sent lately. */
export const sendDigest = (orm: Orm, { address, events, vehicles, now }: Digest): Promise<void> =>
  orm.transaction(async (tx) => {
    // Serialized per address: two at once would each send what the other has not taken.
    const name = digestName(address);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    if (await hadOneLately(tx, name, now)) return;
    const numbers = events.map(({ id }) => id);
    const taken = await tx
      .update(alertEvents)
      .set({ settledAt: now })
      .where(and(inArray(alertEvents.id, numbers), isNull(alertEvents.settledAt)))
      .returning({ id: alertEvents.id });
    const own = events.filter((event) => taken.some(({ id }) => id === event.id));
    const recipient = own.find(({ customerId }) => customerId !== null) ?? own[0];
    if (recipient === undefined) return;
    const locale = localeOf(recipient);
    const { config } = await readFinanceSettings(tx);
    const { sections, reported } = composeDigest(own, { locale, vehicles, expenses: config });
    if (sections.length === 0) return;
    const key = digestKey(name, Math.min(...reported), now);
    await tx
      .update(alertEvents)
      .set({ mailKey: key })
      .where(inArray(alertEvents.id, [...reported]));
    const { endLink, ...links } = linksOf(recipient, locale, now);
    const mail = alertDigest({
      locale,
      shop: (await readShop(tx)).name,
      name: recipient.customerName ?? undefined,
      sections,
      endLink,
      ...links,
    });
    const expiresAt = new Date(now.getTime() + validForMs);
    await queueMail(tx, { key, to: recipient.email, locale, ...mail, listUnsubscribe: endLink, expiresAt });
  });

const localeOf = ({ customerLocale, carAlert, priceDrop }: OpenEvent): Locale =>
  customerLocale ?? carAlert?.locale ?? priceDrop?.locale ?? defaultLocale;

const linksOf = ({ customerId, leadId }: OpenEvent, locale: Locale, now: Date) => ({
  manageLink: (ref: Parameters<typeof manageAlertLink>[0]) => manageAlertLink(ref, now),
  ...(customerId !== null && {
    accountLink: siteAddress() + loginAddress(locale, { returnTo: routePath("notifications", locale) }),
  }),
  endLink: alertMailsEndLink(
    customerId === null ? { kind: "lead", id: leadId ?? "" } : { kind: "customer", id: customerId },
    now,
  ),
});

/** Age in days from which an event is no news any more. */
const newsDays = 3;

/** Reopens the events of mails that expired unsent: those that still hold go into a new mail. */
const reopenExpired = async (orm: Orm, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - newsDays * 86_400_000);
  const expired = orm
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.state, "expired"), gt(outbox.createdAt, since)));
  await orm
    .update(alertEvents)
    .set({ settledAt: null, mailKey: null })
    .where(and(inArray(alertEvents.mailKey, expired), gt(alertEvents.createdAt, since)));
};

/** Settles events that no mail will report: their alert is paused or ended, or its recipient cannot be reached any more. */
const settleSilent = async (orm: Orm, now: Date): Promise<void> => {
  const at = now.toISOString();
  const isActive = (alert: string) => sql`exists (
    select from ${sql.raw(alert)} as alert
      left join customers on customers.id = alert.customer_id
      left join leads on leads.id = alert.lead_id
    where alert.id in (alert_events.car_alert_id, alert_events.price_drop_alert_id)
      and alert.active and alert.removed_at is null and alert.confirmed_at is not null
      and (alert.expires_at is null or alert.expires_at > ${at})
      and coalesce(customers.email, leads.email) is not null)`;
  await orm.execute(sql`
    update alert_events set settled_at = ${at}
    where settled_at is null and not ${isActive("car_alerts")} and not ${isActive("price_drop_alerts")}`);
};

/** Addresses whose events are read in one query. */
const addressesAtOnce = 50;

export type DigestOptions = { readonly now: Date; readonly stop?: AbortSignal | undefined };

/**
 * Queues a mail to each address with open events, unless it had one within the hour: then they wait for the next. It may stop anywhere and
 * run in parallel: a mail and its settled events are written together.
 */
export const sendDigests = async (orm: Orm, { now, stop }: DigestOptions): Promise<void> => {
  await reopenExpired(orm, now);
  await settleSilent(orm, now);
  const recent = await readRecentNames(orm, now);
  const due = (await readOpenAddresses(orm)).filter((address) => !recent.has(digestName(address)));
  for (let at = 0; at < due.length && !stop?.aborted; at += addressesAtOnce) {
    const open = await readOpenEvents(orm, due.slice(at, at + addressesAtOnce));
    const known = await vehiclesOf(orm, [...open.values()].flat());
    for (const [address, events] of open) await sendDigest(orm, { address, events, vehicles: known, now });
  }
};

const vehiclesOf = async (orm: Orm, events: readonly OpenEvent[]) => {
  const vins = [...new Set(events.map(({ vin }) => vin))];
  const found = await orm.select({ id: vehicles.id }).from(vehicles).where(inArray(vehicles.vin, vins));
  const rows = await readVehicles(
    orm,
    found.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.vehicle.vin, row]));
};
