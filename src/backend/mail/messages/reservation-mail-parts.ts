import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import type { MailFrame, MailPart } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { shortReference } from "#domain/short-reference.ts";
import { fill } from "#platform/fill.ts";
import { type MailedDealer, vehiclePicture } from "./mailed-vehicle.ts";

/** A reservation in a mail. */
export type MailedReservation = MailFrame & {
  /** As typed; null when it is no longer stored. */
  readonly name: string | null;
  readonly reference: string;
  readonly vehicle: {
    readonly brandAndModel: string;
    readonly name: string;
    readonly vin: string;
    /** Address of its cover. */
    readonly picture?: string | undefined;
  };
  readonly dealer: MailedDealer;
  /** Link to the login, and from there to the reservation. */
  readonly link: string;
};

/** A subject with the vehicle's name; it is cut to the outbox's limit. */
export const subjectOf = (subject: string, { vehicle }: Pick<MailedReservation, "vehicle">): string =>
  fill(subject, { vehicle: vehicle.brandAndModel.slice(0, 100) });

/** Start of mails about a reservation: the salutation, and what has happened. */
export const reservationIntro = (
  { locale, name, vehicle }: Pick<MailedReservation, "locale" | "name" | "vehicle">,
  intro: string,
): readonly MailPart[] => {
  const { mail, requests } = wordingOf(locale);
  const greeting = name ? fill(mail.greeting, { name: withoutLinks(singleLine(name)) }) : requests.greeting;
  return [{ kind: "text", text: greeting }, { kind: "text", text: intro }, ...vehiclePicture(vehicle)];
};

/** The vehicle, and its seller. */
export const reservationFacts = ({ locale, reference, vehicle, dealer }: MailedReservation): MailPart => {
  const { reservationFacts: words } = wordingOf(locale);
  return {
    kind: "facts",
    facts: [
      [words.reference, shortReference(reference)],
      [words.vehicle, vehicle.name],
      [words.vin, vehicle.vin],
      [words.dealer, dealer.name],
      [words.dealerAddress, dealer.address],
      [words.dealerPhone, dealer.phone],
    ],
  };
};
