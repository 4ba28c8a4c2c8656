import type { AlertRef } from "#backend/alert/alert-ref.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { type LinkPurpose, signLink } from "#backend/mail/signed-link.ts";

const dayInMs = 86_400_000;

/** Lifetime of each link in days. A link that ends something is valid as long as its subject can be. */
const validForDays = {
  "confirm-lead": 14,
  "end-newsletter": 1100,
  "manage-alert": 400,
  "end-alert-mails": 400,
} as const satisfies Partial<Record<LinkPurpose, number>>;

const linkTo = (page: string, purpose: keyof typeof validForDays, subject: string, now: Date): string => {
  const expiresAt = new Date(now.getTime() + validForDays[purpose] * dayInMs);
  return `${siteAddress()}/api/services/subscriptions/${page}?link=${signLink({ purpose, subject, expiresAt })}`;
};

/** The address in a mail that confirms a newsletter or an alert which was requested with a lead. */
export const confirmLink = (leadId: string, now: Date): string =>
  linkTo("confirm", "confirm-lead", leadId, now);

/** The address that ends the newsletter of a lead: a page for people, and one POST for mail programs (RFC 8058). */
export const newsletterEndLink = (leadId: string, now: Date): string =>
  linkTo("newsletter", "end-newsletter", leadId, now);

/** The address that pauses, changes and ends one alert. */
export const manageAlertLink = ({ kind, id }: AlertRef, now: Date): string =>
  linkTo("alert", "manage-alert", `${kind}:${id}`, now);

/** The recipient of mails about alerts: a customer, or the address of a lead. */
export type MailedTo = { readonly kind: "customer" | "lead"; readonly id: string };

/** The address that ends all mails about alerts to a recipient: a page for people, and one POST for mail programs. */
export const alertMailsEndLink = ({ kind, id }: MailedTo, now: Date): string =>
  linkTo("alerts", "end-alert-mails", `${kind}:${id}`, now);
