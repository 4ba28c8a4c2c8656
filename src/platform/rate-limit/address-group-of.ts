import { env } from "../env.ts";
import { addressGroup, clientAddress } from "./client-address.ts";
import { subjectKey } from "./subject-key.ts";

/** The group of the address that a browser's request came from; all that are unknown are one. */
export const addressGroupOf = (headers: Headers): string => {
  const address = clientAddress(headers, env().TRUSTED_PROXIES);
  return address === undefined ? "unknown" : addressGroup(address);
};

/** The same under a hash, as services count it that see no browser; undefined where the address is not known. */
export const addressKeyOf = (headers: Headers): string | undefined => {
  const group = addressGroupOf(headers);
  return group === "unknown" ? undefined : subjectKey(group);
};
