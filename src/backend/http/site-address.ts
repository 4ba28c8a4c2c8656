import { env } from "#platform/env.ts";

/** The shop's address as the public knows it, without a slash at its end. */
export const siteAddress = (): string => env().SITE_URL;

export const siteOrigin = (): string => new URL(siteAddress()).origin;
