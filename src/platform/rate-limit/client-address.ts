import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

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

/**
 * Whether a connection comes from a trusted proxy.
 * @param address as the socket reports it
 */
export const isTrustedProxy = (address: string, trustedProxies: readonly string[]): boolean => {
  const peer = readAddress(address);
  return peer !== undefined && proxyAddr.compile([...trustedProxies])(peer, 0);
};

/**
 * The client's address: the connection's, or, when that is a trusted proxy's, the nearest address in `x-forwarded-for` that
 * is not, whatever a client wrote before it. Undefined when the server did not note the connection.
 * @param trustedProxies addresses and CIDR ranges, as in TRUSTED_PROXIES
 */
export const clientAddress = (headers: Headers, trustedProxies: readonly string[]): string | undefined => {
  const peer = readAddress(headers.get(peerHeader) ?? "");
  if (peer === undefined) return undefined;
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => readAddress(hop) ?? "unknown");
  // The parts of a request of Node that the library reads.
  const request = { headers: { "x-forwarded-for": hops.join() }, socket: { remoteAddress: peer } };
  const way = proxyAddr.all(request as unknown as IncomingMessage, proxyAddr.compile([...trustedProxies]));
  return way.findLast((address) => isIP(address) !== 0);
};
