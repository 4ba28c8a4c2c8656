import { isLocalUrl } from "./env-values.ts";

/**
 * Whether an address has one of the hosts, with its port where the list names one.
 * @param hosts as in IMAGE_HOSTS and PAYMENT_HOSTS: names, or `*.` before one for what is below it
 */
export const isListedHost = (hosts: readonly string[], { hostname, host }: URL): boolean =>
  hosts.some((each) =>
    each.startsWith("*.") ? hostname.endsWith(each.slice(1)) : each === hostname || each === host,
  );

/** Whether an address is one of a listed host by https (http on this machine), without user name or password. */
export const isListedAddress = (hosts: readonly string[], address: string): boolean => {
  const url = URL.parse(address);
  if (url?.username !== "" || url.password !== "") return false;
  const isSecure = url.protocol === "https:" || (url.protocol === "http:" && isLocalUrl(address));
  return isSecure && isListedHost(hosts, url);
};
