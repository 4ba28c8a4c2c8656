import type { MailPart } from "#backend/mail/write-mail.ts";
import type { Wording } from "#backend/wording/wording.ts";

/** A vehicle in a mail. */
export type MailedVehicle = {
  readonly name: string;
  /** With its currency. */
  readonly price: string;
  /** Of its page. */
  readonly href: string;
};

/** Where the vehicle can be seen. */
export type MailedDealer = {
  readonly name: string;
  readonly address: string;
  /** As people write it. */
  readonly phone: string;
};

/** The link to a vehicle's page, in a mail about one. */
export const vehiclePage = (
  vehicle: MailedVehicle | undefined,
  { page, pageLink }: Wording["requests"],
): readonly MailPart[] =>
  vehicle === undefined ? [] : [{ kind: "link", intro: page, label: pageLink, href: vehicle.href }];
