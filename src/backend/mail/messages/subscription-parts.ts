import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import type { MailFrame, MailPart } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { shortReference } from "#domain/short-reference.ts";
import { fill } from "#platform/fill.ts";
import { type MailedVehicle, vehiclePicture } from "./mailed-vehicle.ts";

/** A newsletter or an alert that a mail is about. */
export type MailedSubscription = MailFrame & {
  readonly kind: "newsletter" | "car-alert" | "price-drop";
  /** As typed. */
  readonly name?: string | undefined;
  /** As typed: the name of a car alert. */
  readonly alertName?: string | undefined;
  /** Of a price drop. */
  readonly vehicle?: MailedVehicle | undefined;
  readonly reference: string;
};

/** Start of mails about a subscription: the salutation, and its subject. */
export const subscriptionParts = (
  { locale, name, alertName, vehicle, reference }: Omit<MailedSubscription, "kind" | "shop">,
  intro: string,
): readonly MailPart[] => {
  const { mail, requests: words } = wordingOf(locale);
  const greeting = name ? fill(mail.greeting, { name: withoutLinks(singleLine(name)) }) : words.greeting;
  return [
    { kind: "text", text: greeting },
    { kind: "text", text: intro },
    ...vehiclePicture(vehicle),
    {
      kind: "facts",
      facts: [
        [words.alert, alertName && withoutLinks(alertName)],
        [words.vehicle, vehicle?.name],
        [words.price, vehicle?.price],
        [words.reference, shortReference(reference)],
      ],
    },
  ];
};
