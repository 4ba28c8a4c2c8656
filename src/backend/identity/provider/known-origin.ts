import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { siteOrigin } from "#backend/http/site-address.ts";

/**
 * Takes forms of the provider's own pages and of the shop's login page, and of nobody else's. Where the provider is embedded
 * the site's gateway has looked as well. BackendError `forbidden`.
 */
export const requireKnownOrigin = (
  { method, headers }: Pick<Request, "method" | "headers">,
  { publicAddress }: Pick<Call, "publicAddress">,
): void => {
  if (method === "GET" || method === "HEAD") return;
  const origin = headers.get("origin");
  if (origin === siteOrigin() || origin === new URL(publicAddress).origin) return;
  if (headers.get("sec-fetch-site") === "same-origin") return;
  throw new BackendError("forbidden", "Foreign origin");
};
