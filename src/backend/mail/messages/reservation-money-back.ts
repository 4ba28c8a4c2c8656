import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import {
  type MailedReservation,
  reservationFacts,
  reservationIntro,
  subjectOf,
} from "./reservation-mail-parts.ts";

export type ReservationMoneyBack = MailedReservation & {
  /**
   * `cancelled`: by the customer, the deposit follows. `refunded`: it has arrived. The others are payments that could not be accepted;
   * `late` is one of a reservation that was cancelled already.
   */
  readonly kind:
    | "cancelled"
    | "refunded"
    | "wrong-amount"
    | "paid-twice"
    | "too-late"
    | "vehicle-sold"
    | "late";
  /** The refund, with its currency. */
  readonly amount: string;
};

/** Notifies a customer of a refund: its reason, its amount, and when it arrives. */
export const reservationMoneyBack = (content: ReservationMoneyBack): WrittenMail => {
  const { kind, locale, amount, link } = content;
  const { reservationMails: words, reservationFacts: names } = wordingOf(locale);
  return writeMail(content, subjectOf(words[kind].subject, content), [
    ...reservationIntro(content, words[kind].intro),
    ...(kind === "cancelled" ? [{ kind: "text" as const, text: words.refund }] : []),
    { kind: "facts", facts: [[words.amount, amount]] },
    { kind: "text", text: names.refundDays },
    reservationFacts(content),
    { kind: "link", intro: words.pageAfter, label: words.link, href: link },
  ]);
};
