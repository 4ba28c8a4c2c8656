import { isSitePath } from "#domain/page-path.ts";
import { isListedAddress } from "#platform/is-listed-host.ts";

/**
 * Whether a customer may be sent there to pay: a path of the site, or an https address of a listed host (http on this machine). Pure.
 * @param hosts as in PAYMENT_HOSTS
 */
export const isPaymentAddress = (address: string, hosts: readonly string[]): boolean =>
  isSitePath(address) || isListedAddress(hosts, address);
