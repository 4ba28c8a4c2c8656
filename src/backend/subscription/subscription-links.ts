import type { AlertRef } from "#backend/alert/alert-ref.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { type SignedLink, signLink } from "#backend/mail/signed-link.ts";

const dayInMs = 86_400_000;

type Link = Omit<SignedLink, "expiresAt"> & { readonly now: Date; readonly days: number };

const linkTo = (page: string, { now, days, ...link }: Link): string => {
  const expiresAt = new Date(now.getTime() + days * dayInMs);
  return `${siteAddress()}/api/services/subscriptions/${page}?link=${signLink({ ...link, expiresAt })}`;
};

/** The address in a mail that confirms a newsletter or an alert which was requested with a lead, for so many days. */
export const confirmLink = (leadId: string, now: Date, days: number): string =>
  linkTo("confirm", { purpose: "confirm-lead", subject: leadId, now, days });

/** The address that ends the newsletter of a lead: a page for people, and one POST for mail programs (RFC 8058). */
export const newsletterEndLink = (leadId: string, now: Date): string =>
  linkTo("newsletter", { purpose: "end-newsletter", subject: leadId, now, days: 1100 });

/** Longer than an alert can last. */
const alertDays = 400;

/** The address that pauses, changes and ends one alert. */
export const manageAlertLink = ({ kind, id }: AlertRef, now: Date): string =>
  linkTo("alert", { purpose: "manage-alert", subject: `${kind}:${id}`, now, days: alertDays });

/** The recipient of mails about alerts: a customer, or the address of a lead. */
export type MailedTo = { readonly kind: "customer" | "lead"; readonly id: string };

/** The address that ends all mails about alerts to a recipient: a page for people, and one POST for mail programs. */
export const alertMailsEndLink = ({ kind, id }: MailedTo, now: Date): string =>
  linkTo("alerts", { purpose: "end-alert-mails", subject: `${kind}:${id}`, now, days: alertDays });
