import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";

export type WishBegun = {
  readonly kind: "newsletter" | "car-alert" | "price-drop";
  readonly locale: Locale;
  /** As typed. */
  readonly name?: string | undefined;
  readonly reference: string;
  /** Address of the page on which it is ended, of an alert also paused and changed. */
  readonly endLink: string;
};

/** Tells whoever has confirmed a newsletter or an alert what comes now, and how it ends. */
export const wishBegun = ({ kind, locale, name, reference, endLink }: WishBegun): WrittenMail => {
  const { mail, requests } = wordingOf(locale);
  const { begun: words, greeting, reference: label } = requests;
  return writeMail(locale, words[kind].subject, [
    { kind: "text", text: name ? fill(mail.greeting, { name: withoutLinks(singleLine(name)) }) : greeting },
    { kind: "text", text: words[kind].intro },
    { kind: "facts", facts: [[label, reference]] },
    { kind: "link", intro: words[kind].end, label: words[kind].endLink, href: endLink },
  ]);
};
