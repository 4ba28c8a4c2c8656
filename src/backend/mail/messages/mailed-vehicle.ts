import type { MailPart } from "#backend/mail/write-mail.ts";
import type { Wording } from "#backend/wording/wording.ts";

/** A vehicle in a mail. */
export type MailedVehicle = {
  readonly name: string;
  /** With its currency. */
  readonly price: string;
  /** Of its page. */
  readonly href: string;
  /** Address of its cover. */
  readonly picture?: string | undefined;
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
  { isMain = true } = {},
): readonly MailPart[] =>
  vehicle === undefined
    ? []
    : [{ kind: "link", intro: page, label: pageLink, href: vehicle.href, ...(isMain && { isMain }) }];

/** The picture of a vehicle, where there is one. */
export const vehiclePicture = (
  vehicle: Pick<MailedVehicle, "name" | "picture"> | undefined,
): readonly MailPart[] =>
  vehicle?.picture ? [{ kind: "picture", src: vehicle.picture, alt: vehicle.name }] : [];
