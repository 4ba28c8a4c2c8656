import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { type MailedVehicle, vehiclePage } from "./mailed-vehicle.ts";

export type WishBegun = {
  readonly kind: "newsletter" | "car-alert" | "price-drop";
  readonly locale: Locale;
  /** As typed. */
  readonly name?: string | undefined;
  /** As typed: what a car alert is called. */
  readonly alertName?: string | undefined;
  /** Of a price drop. */
  readonly vehicle?: MailedVehicle | undefined;
  readonly reference: string;
  /** Address of the page on which it is ended, of an alert also paused and changed. */
  readonly endLink: string;
};

/** Tells whoever has asked for a newsletter or an alert what comes now, and how it ends. */
export const wishBegun = ({
  kind,
  locale,
  name,
  alertName,
  vehicle,
  reference,
  endLink,
}: WishBegun): WrittenMail => {
  const { mail, requests: words } = wordingOf(locale);
  const { subject, intro, end, endLink: label } = words.begun[kind];
  const greeting = name ? fill(mail.greeting, { name: withoutLinks(singleLine(name)) }) : words.greeting;
  return writeMail(locale, subject, [
    { kind: "text", text: greeting },
    { kind: "text", text: intro },
    {
      kind: "facts",
      facts: [
        [words.alert, alertName && withoutLinks(alertName)],
        [words.vehicle, vehicle?.name],
        [words.price, vehicle?.price],
        [words.reference, reference],
      ],
    },
    ...vehiclePage(vehicle, words),
    { kind: "link", intro: end, label, href: endLink },
  ]);
};
