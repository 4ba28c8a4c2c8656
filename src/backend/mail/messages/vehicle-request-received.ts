import { singleLine } from "#backend/mail/single-line.ts";
import { withoutLinks } from "#backend/mail/without-links.ts";
import { type MailFrame, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { LocalMoment } from "#domain/local-clock.ts";
import { shortReference } from "#domain/short-reference.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { type MailedDealer, type MailedVehicle, vehiclePage, vehiclePicture } from "./mailed-vehicle.ts";

export type VehicleRequest = MailFrame & {
  readonly kind: "test-drive" | "contact-vehicle";
  /** As typed, like telephone and message. */
  readonly name: string;
  readonly phone?: string | undefined;
  readonly message?: string | undefined;
  readonly vehicle: MailedVehicle;
  readonly dealer: MailedDealer;
  /** Of a test drive, by the dealer's clock. */
  readonly preferred?: LocalMoment | undefined;
  /** Identifies the request. */
  readonly reference: string;
  /** Address of the page that withdraws the request. */
  readonly withdrawLink: string;
};

/** Confirms a request for a test drive, or a question about a vehicle: what was received and what happens next. */
export const vehicleRequestReceived = (request: VehicleRequest): WrittenMail => {
  const { kind, locale, name, phone, message, vehicle, dealer, preferred, reference, withdrawLink } = request;
  const { mail, requests: words } = wordingOf(locale);
  const { hours } = request.answersGoTo ?? {};
  const preferredText =
    preferred && fill(words.preferredAt, { date: longDate(preferred.date, locale), time: preferred.time });
  return writeMail(request, fill(words[kind].subject, { vehicle: vehicle.name }), [
    { kind: "text", text: fill(mail.greeting, { name: withoutLinks(singleLine(name)) }) },
    { kind: "text", text: words[kind].intro },
    ...vehiclePicture(vehicle),
    {
      kind: "facts",
      facts: [
        [words.reference, shortReference(reference)],
        [words.vehicle, vehicle.name],
        [words.price, vehicle.price],
        [words.preferred, preferredText],
        [words.dealer, dealer.name],
        [words.address, dealer.address],
        [words.dealerPhone, dealer.phone],
        [words.phone, phone && withoutLinks(phone)],
      ],
    },
    ...(message === undefined
      ? []
      : [{ kind: "quote" as const, label: words.message, text: withoutLinks(message) }]),
    {
      kind: "text",
      text: hours === undefined ? words[kind].next : fill(words[kind].nextWithin, { hours }),
    },
    ...vehiclePage(vehicle, words),
    { kind: "link", intro: words.withdraw, label: words.withdrawLink, href: withdrawLink },
  ]);
};

/** Noon is on the same day in every time zone of the markets. */
const longDate = (date: string, locale: Locale): string =>
  marketOf(locale).formats.longDate(`${date}T12:00:00Z`);
