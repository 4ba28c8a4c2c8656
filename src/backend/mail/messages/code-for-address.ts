import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";

export type CodeForAddress = {
  readonly locale: Locale;
  /** In its readable form, `K7MP-3XQ9`. */
  readonly code: string;
  /** What it was requested for. */
  readonly purpose: "register" | "reset" | "address";
  readonly minutes: number;
};

/** The code that verifies a mail address. It is part of the subject too, where telephones show it. */
export const codeForAddress = ({ locale, code, purpose, minutes }: CodeForAddress): WrittenMail => {
  const { codeForAddress: words } = wordingOf(locale).mail;
  return writeMail(locale, fill(words.subject, { code }), [
    { kind: "text", text: words[purpose] },
    { kind: "facts", facts: [[words.code, code]] },
    { kind: "text", text: fill(words.rules, { minutes }) },
    { kind: "text", text: words.notYou },
  ]);
};
