import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { type AppointmentMessage, appointmentLines } from "./appointment-message.ts";

type ToConfirm = Omit<AppointmentMessage, "kind" | "purpose" | "link"> & {
  /** End of the hold of its slot, by the dealer's clock: `10:12`. */
  readonly until: string;
  /** The page that confirms it. */
  readonly link: string;
};

/** Requests confirmation of an appointment: until then its slot is only held. */
export const appointmentToConfirm = ({ until, link, ...content }: ToConfirm): WrittenMail => {
  const { locale, name, when } = content;
  const { mail, appointment: words } = wordingOf(locale);
  const date = marketOf(locale).formats.longDate(`${when.date}T12:00:00Z`);
  return writeMail(content, fill(words.held.subject, { date, time: when.time }), [
    { kind: "text", text: fill(mail.greeting, { name: withoutLinks(singleLine(name)) }) },
    { kind: "text", text: fill(words.held.intro, { until }) },
    { kind: "link", intro: words.held.press, label: words.held.link, href: link, isMain: true },
    { kind: "facts", facts: appointmentLines(content) },
    { kind: "text", text: words.held.notYou },
  ]);
};
