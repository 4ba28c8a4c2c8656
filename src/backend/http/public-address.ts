import { env } from "#platform/env.ts";
import { siteAddress } from "./site-address.ts";

/** Embedded: the storefront forwards requests below this path. */
export const addressBelowSite = (): string => `${siteAddress()}/api/services`;

/** On a port of their own: `SERVICES_URL`, else the address of the request. */
export const addressOfServices = (request: Request): string =>
  env().SERVICES_URL ?? new URL(request.url).origin;
