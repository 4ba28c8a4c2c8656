import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { type MailedVehicle, vehiclePage } from "./mailed-vehicle.ts";

export type ConfirmWish = {
  readonly kind: "newsletter" | "car-alert" | "price-drop";
  readonly locale: Locale;
  /** As typed. */
  readonly name?: string | undefined;
  /** As typed: what a car alert is called. */
  readonly alertName?: string | undefined;
  /** Of a price drop. */
  readonly vehicle?: MailedVehicle | undefined;
  readonly reference: string;
  /** Address of the page on which whoever has this mail says that they want it. */
  readonly confirmLink: string;
  /** After which what nobody has confirmed is deleted. */
  readonly days: number;
};

/** Asks whether whoever has a mail address wants what somebody has asked for with it. Nothing is sent before they say so. */
export const confirmWish = (wish: ConfirmWish): WrittenMail => {
  const { kind, locale, name, alertName, vehicle, reference, confirmLink, days } = wish;
  const { mail, requests: words } = wordingOf(locale);
  const greeting = name && fill(mail.greeting, { name: withoutLinks(singleLine(name)) });
  return writeMail(locale, words[kind].subject, [
    { kind: "text", text: greeting || words.greeting },
    { kind: "text", text: words[kind].intro },
    {
      kind: "facts",
      facts: [
        [words.alert, alertName && withoutLinks(alertName)],
        [words.vehicle, vehicle?.name],
        [words.price, vehicle?.price],
        [words.reference, reference],
      ],
    },
    { kind: "link", intro: words.confirm, label: words.confirmLink, href: confirmLink },
    { kind: "text", text: fill(words.unconfirmed, { days }) },
    ...vehiclePage(vehicle, words),
  ]);
};
