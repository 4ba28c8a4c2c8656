import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";
import { vehiclePage } from "./mailed-vehicle.ts";
import { type MailedSubscription, subscriptionParts } from "./subscription-parts.ts";

export type ConfirmSubscription = MailedSubscription & {
  /** Address of the page on which whoever has this mail says that they want it. */
  readonly confirmLink: string;
  /** After which what nobody has confirmed is deleted. */
  readonly days: number;
};

/** Asks whether whoever has a mail address wants what somebody has asked for with it. Nothing is sent before they say so. */
export const confirmSubscription = ({
  kind,
  confirmLink,
  days,
  ...wish
}: ConfirmSubscription): WrittenMail => {
  const { requests: words } = wordingOf(wish.locale);
  const { subject, intro } = words[kind];
  return writeMail(wish.locale, subject, [
    ...subscriptionParts(wish, intro),
    { kind: "link", intro: words.confirm, label: words.confirmLink, href: confirmLink },
    { kind: "text", text: fill(words.unconfirmed, { days }) },
    ...vehiclePage(wish.vehicle, words),
  ]);
};
