import { type MailFrame, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";

export type AccountUnknown = MailFrame & {
  /** The storefront's login page, from which an account can be opened. */
  readonly loginPage: string;
};

/** Reports that there is no account with this mail address, which the page that requests a new password must not reveal. */
export const accountUnknown = ({ locale, shop, loginPage }: AccountUnknown): WrittenMail => {
  const { accountUnknown: words } = wordingOf(locale).mail;
  return writeMail({ locale, shop }, words.subject, [
    { kind: "text", text: fill(words.intro, { shop }) },
    { kind: "link", intro: words.register, label: words.registerLink, href: loginPage, isMain: true },
    { kind: "text", text: words.notYou },
  ]);
};
