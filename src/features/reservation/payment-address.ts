import { isSitePath } from "#domain/page-path.ts";
import { isLocalUrl } from "#platform/env-values.ts";
import { isListedHost } from "#platform/is-listed-host.ts";

/**
 * Whether a customer may be sent there to pay: a path of the site, or an https address of a listed host (http on this machine). Pure.
 * @param hosts as in PAYMENT_HOSTS
 */
export const isPaymentAddress = (address: string, hosts: readonly string[]): boolean => {
  if (isSitePath(address)) return true;
  const url = URL.parse(address);
  if (url?.username !== "" || url.password !== "") return false;
  const isSecure = url.protocol === "https:" || (url.protocol === "http:" && isLocalUrl(address));
  return isSecure && isListedHost(hosts, url);
};
