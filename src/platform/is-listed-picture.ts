import { isListedHost } from "./is-listed-host.ts";

/**
 * Whether an address is a picture of a listed host under its canonical address: no fragment, no user, no port of its own.
 * @param hosts as in IMAGE_HOSTS
 */
export const isListedPicture = (hosts: readonly string[], address: string): boolean => {
  const url = URL.parse(address);
  return (
    url?.protocol === "https:" &&
    url.href === address &&
    url.hash === "" &&
    url.username === "" &&
    url.password === "" &&
    url.port === "" &&
    isListedHost(hosts, url)
  );
};
