import { type MailFrame, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";

export type CodeForAddress = MailFrame & {
  /** In its readable form, `K7MP-3XQ9`. */
  readonly code: string;
  /** What it was requested for. */
  readonly purpose: "register" | "reset" | "address" | "link";
  readonly minutes: number;
};

/** The code that verifies a mail address. It is part of the subject too, where telephones show it. */
export const codeForAddress = ({ locale, shop, code, purpose, minutes }: CodeForAddress): WrittenMail => {
  const { codeForAddress: words } = wordingOf(locale).mail;
  return writeMail({ locale, shop }, fill(words.subject, { code, shop }), [
    { kind: "text", text: words[purpose] },
    { kind: "facts", facts: [[words.code, code]] },
    { kind: "text", text: fill(words.rules, { minutes }) },
    { kind: "text", text: words.notYou },
  ]);
};
