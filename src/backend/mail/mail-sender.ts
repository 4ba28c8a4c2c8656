import type { Shop } from "#backend/shop/read-shop.ts";
import { env } from "#platform/env.ts";

const hostName = /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** Host of the site in mail addresses; an IP address is not valid there as it is. */
const siteHost = (): string => {
  const { hostname } = new URL(env().SITE_URL);
  return hostName.test(hostname) ? hostname : "localhost";
};

export type MailSender = { readonly name: string; readonly address: string };

/** Who sends the shop's mails: as its settings say, else from `MAIL_FROM`, else from no-reply at the site's host. */
export const mailSender = ({ name, sender }: Pick<Shop, "name" | "sender">): MailSender => ({
  name: sender.name ?? name,
  address: sender.mail ?? env().MAIL_FROM ?? `no-reply@${siteHost()}`,
});

/** The domain of message ids. */
export const mailDomain = ({ address }: MailSender): string => address.replace(/^.*@/, "").toLowerCase();
