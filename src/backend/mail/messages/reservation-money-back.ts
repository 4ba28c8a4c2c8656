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
   * `cancelled`: by the customer, the deposit follows. `refunded`: it has gone out, or a part of it. The others are payments that could not
   * be accepted; `late` is one of a reservation that was cancelled already.
   */
  readonly kind:
    | "cancelled"
    | "cancelled-by-shop"
    | "refunded"
    | "refunded-partly"
    | "wrong-amount"
    | "paid-twice"
    | "too-late"
    | "vehicle-sold"
    | "late";
  /** The refund, with its currency; undefined for a cancellation without one. */
  readonly amount: string | undefined;
  /** The reservation is not affected. */
  readonly stays?: boolean;
};

/** Notifies a customer of a refund: its reason, its amount, and when it arrives. */
export const reservationMoneyBack = (content: ReservationMoneyBack): WrittenMail => {
  const { kind, locale, amount, stays = false, link } = content;
  const { reservationMails: words, reservationFacts: names } = wordingOf(locale);
  const isCancellation = kind === "cancelled" || kind === "cancelled-by-shop";
  return writeMail(content, subjectOf(words[kind].subject, content), [
    ...reservationIntro(content, words[kind].intro),
    ...(stays ? [{ kind: "text" as const, text: words.stays }] : []),
    ...(amount === undefined
      ? []
      : ([
          ...(isCancellation ? [{ kind: "text", text: words.refund } as const] : []),
          { kind: "facts", facts: [[words.amount, amount]] },
          { kind: "text", text: names.refundDays },
        ] as const)),
    reservationFacts(content),
    { kind: "link", intro: words.pageAfter, label: words.link, href: link, isMain: true },
  ]);
};
