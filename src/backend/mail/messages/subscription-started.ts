import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { vehiclePage } from "./mailed-vehicle.ts";
import { type MailedSubscription, subscriptionParts } from "./subscription-parts.ts";

export type SubscriptionStarted = MailedSubscription & {
  /** Address of the page on which it is ended, of an alert also paused and changed. */
  readonly endLink: string;
};

/** Confirms that a newsletter or an alert has started: what is sent, and how to end it. */
export const subscriptionStarted = ({ kind, endLink, ...wish }: SubscriptionStarted): WrittenMail => {
  const { requests: words } = wordingOf(wish.locale);
  const { subject, intro, end, endLink: label } = words.begun[kind];
  return writeMail(wish.locale, subject, [
    ...subscriptionParts(wish, intro),
    ...vehiclePage(wish.vehicle, words),
    { kind: "link", intro: end, label, href: endLink },
  ]);
};
