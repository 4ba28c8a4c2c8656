import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { vehiclePage } from "./mailed-vehicle.ts";
import { type MailedWish, wishParts } from "./wish-parts.ts";

export type WishBegun = MailedWish & {
  /** Address of the page on which it is ended, of an alert also paused and changed. */
  readonly endLink: string;
};

/** Tells whoever has asked for a newsletter or an alert what comes now, and how it ends. */
export const wishBegun = ({ kind, endLink, ...wish }: WishBegun): WrittenMail => {
  const { requests: words } = wordingOf(wish.locale);
  const { subject, intro, end, endLink: label } = words.begun[kind];
  return writeMail(wish.locale, subject, [
    ...wishParts(wish, intro),
    ...vehiclePage(wish.vehicle, words),
    { kind: "link", intro: end, label, href: endLink },
  ]);
};
