import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type MailFrame, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { shortReference } from "#domain/short-reference.ts";
import { fill } from "#platform/fill.ts";

export type ContactReceived = MailFrame & {
  /** As typed, like subject, message and telephone. */
  readonly name: string;
  readonly subject?: string | undefined;
  readonly message: string;
  readonly phone?: string | undefined;
  /** Identifies the request. */
  readonly reference: string;
  /** The page for photos and the appointment of a car that is to be valued. */
  readonly carRequest?: string | undefined;
  /** Address of the page on which a recipient who did not send the request withdraws it. */
  readonly withdrawLink: string;
};

/** Confirms that a message has arrived, and links to its withdrawal in case another person sent it. */
export const contactReceived = ({
  name,
  subject,
  message,
  phone,
  reference,
  carRequest,
  withdrawLink,
  ...frame
}: ContactReceived): WrittenMail => {
  const { greeting, contactReceived: words } = wordingOf(frame.locale).mail;
  const { hours } = frame.answersGoTo ?? {};
  return writeMail(frame, words.subject, [
    { kind: "text", text: fill(greeting, { name: withoutLinks(singleLine(name)) }) },
    { kind: "text", text: hours === undefined ? words.intro : fill(words.introWithin, { hours }) },
    {
      kind: "facts",
      facts: [
        [words.reference, shortReference(reference)],
        [words.about, subject && withoutLinks(subject)],
        [words.phone, phone],
      ],
    },
    { kind: "quote", label: words.message, text: withoutLinks(message) },
    ...(carRequest ? ([{ kind: "link", ...words.carRequest, href: carRequest, isMain: true }] as const) : []),
    { kind: "link", intro: words.withdraw, label: words.withdrawLink, href: withdrawLink },
  ]);
};
