import type { Shop } from "#backend/shop/read-shop.ts";
import type { dealers } from "#backend/store/schema/dealers.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { localeTable } from "#platform/locale-table.ts";

/** What a dealer has addresses for. */
export type StaffTopic = "leads" | "appointments" | "reservations";

type Dealer = Pick<typeof dealers.$inferSelect, "name" | "country" | "staffMail">;

export type StaffRecipient = {
  readonly to: string;
  /** The shop's, where the dealer has one of its own. */
  readonly fallback?: string;
  /** Of the mails. */
  readonly locale: Locale;
};

type Addresses = Pick<Dealer["staffMail"], "mail" | "appointments" | "reservations">;

const addressFor = (topic: StaffTopic, { mail, ...others }: Addresses): string | undefined =>
  (topic === "leads" ? undefined : others[topic]) ?? mail;

/** Who hears of something: the dealer, else the shop; undefined where neither has an address. */
export const staffRecipient = (
  topic: StaffTopic,
  dealer: Dealer | undefined,
  { staff, contact, languages }: Pick<Shop, "staff" | "contact" | "languages">,
): StaffRecipient | undefined => {
  const shops = addressFor(topic, staff) ?? contact.mail;
  const own = dealer && addressFor(topic, dealer.staffMail);
  const to = own ?? shops;
  if (to === undefined) return undefined;
  const language = dealer && (dealer.staffMail.language ?? localeOf(dealer));
  return {
    to,
    ...(shops !== undefined && shops !== to && { fallback: shops }),
    locale: (own ? language : staff.language) ?? language ?? languages[0] ?? locales[0],
  };
};

/** Who reads what a customer answers to a mail; undefined where nobody does. */
export const answersTo = (topic: StaffTopic, dealer: Dealer | undefined, shop: Shop) => {
  const recipient = staffRecipient(topic, dealer, shop);
  return recipient && { name: dealer?.name ?? shop.name, mail: recipient.to, hours: shop.staff.answerHours };
};

const localeOf = ({ country }: Dealer): Locale | undefined =>
  locales.find((locale) => localeTable[locale].market === country);
