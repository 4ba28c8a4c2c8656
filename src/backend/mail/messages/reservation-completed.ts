import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import {
  type MailedReservation,
  reservationFacts,
  reservationIntro,
  subjectOf,
} from "./reservation-mail-parts.ts";

/** Confirms to a customer that the vehicle was handed over. */
export const reservationCompleted = (content: MailedReservation): WrittenMail => {
  const { reservationMails: words } = wordingOf(content.locale);
  return writeMail(content, subjectOf(words.completed.subject, content), [
    ...reservationIntro(content, words.completed.intro),
    reservationFacts(content),
    { kind: "link", intro: words.pageAfter, label: words.link, href: content.link, isMain: true },
  ]);
};
