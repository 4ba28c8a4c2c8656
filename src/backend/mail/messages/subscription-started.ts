import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { vehiclePage } from "./mailed-vehicle.ts";
import { type MailedSubscription, subscriptionParts } from "./subscription-parts.ts";

export type SubscriptionStarted = MailedSubscription & {
  /** Address of the page that ends it, and pauses and changes an alert. */
  readonly endLink: string;
};

/** Confirms that a newsletter or an alert has started: what is sent, and how to end it. */
export const subscriptionStarted = ({ kind, endLink, ...subscription }: SubscriptionStarted): WrittenMail => {
  const { requests: words } = wordingOf(subscription.locale);
  const { subject, intro, end, endLink: label } = words.started[kind];
  return writeMail(subscription, subject, [
    ...subscriptionParts(subscription, intro),
    ...vehiclePage(subscription.vehicle, words),
    { kind: "link", intro: end, label, href: endLink },
  ]);
};
