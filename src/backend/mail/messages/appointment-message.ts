import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type MailFrame, type MailPart, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { LocalMoment } from "#domain/local-clock.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { MailedDealer } from "./mailed-vehicle.ts";

export type AppointmentMessage = MailFrame & {
  readonly kind: "booked" | "moved" | "cancelled";
  /** As typed. */
  readonly name: string;
  /** By the dealer's clock. */
  readonly when: LocalMoment;
  readonly dealer: MailedDealer;
  /** Named by the catalogue. */
  readonly car: string;
  readonly plate: string;
  /** With its currency. */
  readonly value: string;
  /** Where a customer changes it; undefined without an account. */
  readonly link?: string | undefined;
};

/** Time, place and car. */
export const appointmentLines = ({
  locale,
  when,
  dealer,
  car,
  plate,
  value,
}: Omit<AppointmentMessage, "kind" | "link">): readonly (readonly [string, string])[] => {
  const { appointment: words } = wordingOf(locale);
  const date = marketOf(locale).formats.longDate(`${when.date}T12:00:00Z`);
  return [
    [words.when, fill(words.at, { date, time: when.time })],
    [words.dealer, dealer.name],
    [words.address, dealer.address],
    [words.phone, dealer.phone],
    [words.car, car],
    [words.plate, plate],
    [words.value, value],
  ];
};

/** Notifies the seller of a car that the appointment was made, moved or cancelled. */
export const appointmentMessage = ({ kind, link, ...content }: AppointmentMessage): WrittenMail => {
  const { locale, name, when, dealer } = content;
  const { mail, appointment: words } = wordingOf(locale);
  const date = marketOf(locale).formats.longDate(`${when.date}T12:00:00Z`);
  const isAhead = kind !== "cancelled";
  const change = isAhead ? words.change : words.another;
  const way: MailPart =
    link === undefined
      ? {
          kind: "text",
          text: fill(isAhead ? words.changeByPhone : words.anotherByPhone, { phone: dealer.phone }),
        }
      : { kind: "link", intro: change, label: words.link, href: link, isMain: true };
  return writeMail(content, fill(words[kind].subject, { date, time: when.time }), [
    { kind: "text", text: fill(mail.greeting, { name: withoutLinks(singleLine(name)) }) },
    { kind: "text", text: words[kind].intro },
    { kind: "facts", facts: appointmentLines(content) },
    ...(isAhead ? [{ kind: "text" as const, text: words.bring }] : []),
    way,
  ]);
};
