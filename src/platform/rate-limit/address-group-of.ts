import { isIP } from "node:net";
import { env } from "../env.ts";
import { clientAddress } from "./client-address.ts";
import { subjectKey } from "./subject-key.ts";

/** What is counted under: an IPv4 address, or the 64 bits that a provider hands out with IPv6. */
export const addressGroup = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const zeros = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
};

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
