/**
 * Whether an address has one of the hosts, with its port where the list names one.
 * @param hosts as in IMAGE_HOSTS and PAYMENT_HOSTS: names, or `*.` before one for what is below it
 */
export const isListedHost = (hosts: readonly string[], { hostname, host }: URL): boolean =>
  hosts.some((each) =>
    each.startsWith("*.") ? hostname.endsWith(each.slice(1)) : each === hostname || each === host,
  );
