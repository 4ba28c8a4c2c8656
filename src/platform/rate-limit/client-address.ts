import { BlockList, isIP } from "node:net";

/** The header in which the server notes who is connected; whatever a client sends under this name is overwritten. */
export const peerHeader = "x-connection-address";

/** `::ffff:192.0.2.1` is 192.0.2.1; ports and brackets are taken off. Undefined for what is no address. */
const readAddress = (text: string): string | undefined => {
  const bare = text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(bare) === 0 ? undefined : bare.toLowerCase();
};

const familyOf = (address: string) => (isIP(address) === 4 ? "ipv4" : "ipv6");

const rangesOf = (trusted: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of trusted) {
    const [address = "", prefix] = range.split("/");
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
};

/** Whether a connection comes from a proxy that is believed. @param address as the socket says it */
export const isTrustedProxy = (address: string, trustedProxies: readonly string[]): boolean => {
  const peer = readAddress(address);
  return peer !== undefined && rangesOf(trustedProxies).check(peer, familyOf(peer));
};

/**
 * The address of whoever asks: the connection's, and only when that is a trusted proxy's, the nearest address in
 * `x-forwarded-for` that is not. Undefined when the server did not note the connection.
 * @param trustedProxies addresses and CIDR ranges, as in TRUSTED_PROXIES
 */
export const clientAddress = (headers: Headers, trustedProxies: readonly string[]): string | undefined => {
  const peer = readAddress(headers.get(peerHeader) ?? "");
  if (peer === undefined) return undefined;
  const trusted = rangesOf(trustedProxies);
  const forwarded = (headers.get("x-forwarded-for") ?? "").slice(0, 2_000).split(",").toReversed();
  let nearest = peer;
  for (const hop of forwarded) {
    if (!trusted.check(nearest, familyOf(nearest))) break;
    const address = readAddress(hop);
    if (address === undefined) break;
    nearest = address;
  }
  return nearest;
};

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
