import { env } from "#platform/env.ts";

const hostName = /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** Host of the site in mail addresses; an IP address is not valid there as it is. */
const siteHost = (): string => {
  const { hostname } = new URL(env().SITE_URL);
  return hostName.test(hostname) ? hostname : "localhost";
};

/** The sender's address: `MAIL_FROM`, else no-reply at the site's host. */
export const mailSender = (): string => env().MAIL_FROM ?? `no-reply@${siteHost()}`;

/** The domain of message ids. */
export const mailDomain = (): string => mailSender().replace(/^.*@/, "").toLowerCase();
