import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type MailFrame, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { LocalMoment } from "#domain/local-clock.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { MailedDealer } from "./mailed-vehicle.ts";

export type AppointmentMessage = MailFrame & {
  readonly kind: "booked" | "moved" | "cancelled";
  readonly purpose: "inspection" | "test-drive";
  /** As typed. */
  readonly name: string;
  /** By the dealer's clock. */
  readonly when: LocalMoment;
  readonly dealer: MailedDealer;
  /** What it is about: labels and values. */
  readonly about: readonly (readonly [label: string, value: string])[];
  /** The page for photos of the car that is seen. */
  readonly photos?: string | undefined;
  /** Where it is shown, changed and cancelled: the customer's trade-in, or the page of a signed link. */
  readonly link: { readonly href: string; readonly isAccount: boolean };
};

/** Time, place and subject. */
export const appointmentLines = ({
  locale,
  when,
  dealer,
  about,
}: Pick<AppointmentMessage, "locale" | "when" | "dealer" | "about">): readonly (readonly [
  string,
  string,
])[] => {
  const { appointment: words } = wordingOf(locale);
  const date = marketOf(locale).formats.longDate(`${when.date}T12:00:00Z`);
  return [
    [words.when, fill(words.at, { date, time: when.time })],
    [words.dealer, dealer.name],
    [words.address, dealer.address],
    [words.phone, dealer.phone],
    ...about,
  ];
};

/** Notifies the visitor that the appointment was made, moved or cancelled. */
export const appointmentMessage = ({
  kind,
  purpose,
  link,
  photos,
  ...content
}: AppointmentMessage): WrittenMail => {
  const { locale, name, when } = content;
  const { mail, appointment: words } = wordingOf(locale);
  const date = marketOf(locale).formats.longDate(`${when.date}T12:00:00Z`);
  const isAhead = kind !== "cancelled";
  const { bring, booked } = words[purpose];
  const way = words[link.isAccount ? "byAccount" : "byLink"];
  return writeMail(content, fill(words[kind].subject, { date, time: when.time }), [
    { kind: "text", text: fill(mail.greeting, { name: withoutLinks(singleLine(name)) }) },
    { kind: "text", text: kind === "booked" ? booked : words[kind].intro },
    { kind: "facts", facts: appointmentLines(content) },
    ...(isAhead ? [{ kind: "text" as const, text: bring }] : []),
    {
      kind: "link",
      intro: isAhead ? way.change : way.another,
      label: way.label,
      href: link.href,
      isMain: true,
    },
    ...(isAhead && photos ? [{ kind: "link" as const, ...words.photos, href: photos }] : []),
  ]);
};
