import { env } from "#platform/env.ts";

/** A path of the site as search engines and other sites need it; an address that is whole already stays. */
export const absoluteUrl = (path: string): string => new URL(path, env().SITE_URL).href;
