import { withoutLinks } from "#backend/mail/without-links.ts";
import { type MailPart, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";
import { wordsOf } from "#platform/wording.ts";
import {
  type MailedReservation,
  reservationFacts,
  reservationIntro,
  subjectOf,
} from "./reservation-mail-parts.ts";

type Rows = readonly (readonly [label: string, value: string])[];

export type ReservationConfirmed = MailedReservation & {
  readonly prices: Rows;
  readonly payment: Rows;
  /** With an address as typed. */
  readonly handover: Rows;
  /** Names of the attached documents. */
  readonly attached: readonly string[];
  /** End of free cancellation, as text. */
  readonly until: string;
};

/** Confirms a reservation: what the vehicle costs, what is paid when, what comes next, and how to withdraw. */
export const reservationConfirmed = (confirmed: ReservationConfirmed): WrittenMail => {
  const { locale, prices, payment, handover, attached, until, link } = confirmed;
  const { reservationMails: words, reservationFacts: names } = wordingOf(locale);
  const section = (text: string, facts: Rows): readonly MailPart[] => [
    { kind: "heading", text },
    { kind: "facts", facts },
  ];
  return writeMail(confirmed, subjectOf(words.confirmed.subject, confirmed), [
    ...reservationIntro(confirmed, words.confirmed.intro),
    reservationFacts(confirmed),
    ...section(names.prices, prices),
    ...section(wordsOf(locale, "figures").whoPays, payment),
    ...section(
      names.handover,
      handover.map(([label, value]) => [label, withoutLinks(value)]),
    ),
    { kind: "heading", text: words.next },
    { kind: "text", text: words.nextText },
    { kind: "heading", text: words.change },
    { kind: "text", text: fill(words.changeText, { until }) },
    { kind: "text", text: names.refundDays },
    { kind: "link", intro: words.page, label: words.link, href: link, isMain: true },
    { kind: "text", text: fill(words.attached, { names: attached.join(", ") }) },
  ]);
};
