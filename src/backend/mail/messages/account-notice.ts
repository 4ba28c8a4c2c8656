import { siteAddress } from "#backend/http/site-address.ts";
import { type MailFrame, type WrittenMail, writeMail } from "#backend/mail/write-mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { routePath } from "#domain/route-paths.ts";
import { fill } from "#platform/fill.ts";

/** Link for a recipient who did not expect the notice. */
const ways = {
  passwordChanged: "login",
  addressChangeRequested: "login",
  addressTaken: "login",
  addressChanged: "contact",
  providerLinked: "contact",
  accountDeleted: "contact",
} as const;

export type AccountNotice = MailFrame & {
  readonly kind: keyof typeof ways;
  /** What another provider of sign-ins is called. */
  readonly provider?: string;
};

/** Notifies a customer of a change to the account. Contains no name: the address may have another owner by now. */
export const accountNotice = ({ kind, locale, shop, provider = "" }: AccountNotice): WrittenMail => {
  const { subject, intro, notYou, link } = wordingOf(locale).accountNotice[kind];
  const path =
    ways[kind] === "login" ? routePath("login", locale) : routePath("request", locale, { panel: "contact" });
  return writeMail({ locale, shop }, fill(subject, { provider }), [
    { kind: "text", text: fill(intro, { shop, provider }) },
    { kind: "link", intro: notYou, label: link, href: `${siteAddress()}${path}` },
  ]);
};
