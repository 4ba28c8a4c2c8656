import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { mailSender } from "#backend/mail/mail-sender.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import type { MailAttachment } from "#backend/store/schema/mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { appointmentCalendar } from "#domain/appointment-calendar.ts";
import { phoneText } from "#domain/phone-text.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";

type Attached = Extract<MailAttachment, { kind: "appointment" }>;

/** The calendar file of a mail about an appointment: the same event as in the storefront's file. */
export const writeCalendar = async (orm: Orm, attached: Attached, locale: Locale): Promise<string> => {
  const { tradeInId: id, dealerId, sequence, start, minutes, isCancelled, writtenAt, invitation } = attached;
  const dealer = (await knownDealers(orm)).get(dealerId);
  if (dealer === undefined) throw new Error("The dealer of an appointment is not there");
  const { calendarSummary, bring } = wordingOf(locale).appointment[attached.purpose ?? "inspection"];
  return appointmentCalendar({
    id,
    host: new URL(siteAddress()).hostname,
    sequence,
    start: new Date(start),
    minutes,
    stamp: new Date(writtenAt),
    summary: invitation?.summary ?? fill(calendarSummary, { dealer: dealer.name }),
    location: `${dealer.name}, ${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`,
    description: invitation?.description ?? `${bring}\n${phoneText(dealer.phone)}`,
    invitation: invitation && { attendee: invitation.attendee, organizer: await organizerOf(orm) },
    isCancelled,
  });
};

const organizerOf = async (orm: Orm) => {
  const { name, address } = mailSender(await readShop(orm));
  return { name, email: address };
};
