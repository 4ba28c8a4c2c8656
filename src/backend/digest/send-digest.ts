import { and, inArray, isNull, sql } from "drizzle-orm";
import { siteAddress } from "#backend/http/site-address.ts";
import { alertDigest } from "#backend/mail/messages/alert-digest.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import { alertEvents } from "#backend/store/schema/notifications.ts";
import { alertMailsEndLink, manageAlertLink } from "#backend/subscription/subscription-links.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { defaultLocale, type Locale } from "#platform/locale.ts";
import { composeDigest } from "./compose-digest.ts";
import { digestKey, digestName } from "./digest-key.ts";
import type { OpenEvent } from "./read-open-events.ts";
import { hadOneLately } from "./recent-digests.ts";

/** How long such a mail may wait for a mail server: by then vehicles may be sold. What still holds goes into a new one. */
const validForMs = 2 * 3_600_000;

type Digest = {
  readonly address: string;
  readonly events: readonly OpenEvent[];
  readonly vehicles: ReadonlyMap<string, VehicleRow>;
  readonly now: Date;
};

/** Queues one mail with what still holds of the events, and settles them all; none where nothing holds or one has just gone. */
export const sendDigest = (orm: Orm, { address, events, vehicles, now }: Digest): Promise<void> =>
  orm.transaction(async (tx) => {
    // One after the other for each address: two at once would each send what the other has not taken.
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
    const { sections, told } = composeDigest(own, { locale, vehicles });
    if (sections.length === 0) return;
    const key = digestKey(name, Math.min(...told), now);
    await tx
      .update(alertEvents)
      .set({ mailKey: key })
      .where(inArray(alertEvents.id, [...told]));
    const { endLink, ...links } = linksOf(recipient, locale, now);
    const mail = alertDigest({
      locale,
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
