import { env } from "#platform/env.ts";

/** The site's public address, without a trailing slash. */
export const siteAddress = (): string => env().SITE_URL;

export const siteOrigin = (): string => new URL(siteAddress()).origin;
