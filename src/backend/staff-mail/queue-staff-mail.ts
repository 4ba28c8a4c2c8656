import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { type StaffMessage, staffMessage } from "#backend/mail/messages/staff-message.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import type { MailAttachment } from "#backend/store/schema/mail.ts";
import type { Locale } from "#platform/locale.ts";
import { type StaffTopic, staffRecipient } from "./staff-recipient.ts";

type Written = Omit<StaffMessage, "locale" | "shop">;

export type StaffMail = {
  /** Ends in the id of its subject, so that it is deleted with it. */
  readonly key: string;
  readonly topic: StaffTopic;
  /** Undefined for what belongs to no dealer. */
  readonly dealer: StoredDealer | undefined;
  readonly notBefore?: Date;
  readonly write: (locale: Locale) => Written | Promise<Written>;
  readonly attach?: (recipient: string, locale: Locale) => MailAttachment | undefined;
};

/**
 * Queues a mail to the people of a dealer, in the transaction of its cause: one for each key, in their language. Queues none where neither
 * the dealer nor the shop has an address.
 */
export const queueStaffMail = async (
  tx: Orm,
  { key, topic, dealer, notBefore, write, attach }: StaffMail,
): Promise<void> => {
  const shop = await readShop(tx);
  const recipient = staffRecipient(topic, dealer, shop);
  if (recipient === undefined) return;
  const { to, fallback, locale } = recipient;
  const written = await write(locale);
  await queueMail(tx, {
    ...{ key, to, locale, notBefore },
    ...staffMessage({ ...written, locale, shop: shop.name }),
    staff: { fallback },
    attachment: attach?.(to, locale),
  });
};
