import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { Locale } from "#platform/locale.ts";

export type AccountUnknown = {
  readonly locale: Locale;
  /** The storefront's login page, from which an account can be opened. */
  readonly loginPage: string;
};

/** Reports that there is no account with this mail address, which the page that requests a new password must not reveal. */
export const accountUnknown = ({ locale, loginPage }: AccountUnknown): WrittenMail => {
  const { accountUnknown: words } = wordingOf(locale).mail;
  return writeMail(locale, words.subject, [
    { kind: "text", text: words.intro },
    { kind: "link", intro: words.register, label: words.registerLink, href: loginPage },
    { kind: "text", text: words.notYou },
  ]);
};
