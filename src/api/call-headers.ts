import type { Endpoint } from "#contract/endpoint.ts";
import type { Campaign } from "#contract/tracking.ts";
import type { Locale } from "#platform/locale.ts";
import { knownShop } from "./known-shop.ts";

/** The caller. For a shared page only the language is set. */
export interface Caller {
  readonly locale: Locale;
  readonly token?: string;
  readonly sessionId?: string;
  readonly campaign?: Campaign;
  /** The visitor's group of network addresses, under a hash: of calls that are limited by it. */
  readonly addressKey?: string | undefined;
}

/** The headers of a call (specification section 7): company, token where there is one, session id. */
export const headersFor = ({ path, service, method }: Endpoint, caller: Caller): Headers => {
  const headers = new Headers({
    accept: "application/json",
    "accept-language": caller.locale,
    "x-company-id": knownShop().companyId,
  });
  if (caller.sessionId) headers.set("x-session-id", caller.sessionId);
  if (caller.addressKey) headers.set("x-address-key", caller.addressKey);
  if (caller.token) headers.set("authorization", `Bearer ${caller.token}`);
  if (service === "content" && method === "GET" && path.startsWith("/pages/"))
    headers.set("cache-control", "no-cache");
  return headers;
};
