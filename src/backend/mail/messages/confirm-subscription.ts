import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";
import { vehiclePage } from "./mailed-vehicle.ts";
import { type MailedSubscription, subscriptionParts } from "./subscription-parts.ts";

export type ConfirmSubscription = MailedSubscription & {
  /** Address of the page on which the recipient confirms. */
  readonly confirmLink: string;
  /** When the unconfirmed subscription is deleted. */
  readonly days: number;
};

/** Requests confirmation of a newsletter or an alert from the owner of the address. Nothing is sent before. */
export const confirmSubscription = ({
  kind,
  confirmLink,
  days,
  ...subscription
}: ConfirmSubscription): WrittenMail => {
  const { requests: words } = wordingOf(subscription.locale);
  const { subject, intro } = words[kind];
  return writeMail(subscription, subject, [
    ...subscriptionParts(subscription, intro),
    { kind: "link", intro: words.confirm, label: words.confirmLink, href: confirmLink, isMain: true },
    { kind: "text", text: fill(words.unconfirmed, { days }) },
    ...vehiclePage(subscription.vehicle, words, { isMain: false }),
  ]);
};
