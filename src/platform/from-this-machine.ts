import { env } from "./env.ts";
import { isLocalUrl } from "./env-values.ts";
import { clientAddress, peerHeader } from "./rate-limit/client-address.ts";

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (address === "::1" || /^127\.\d+\.\d+\.\d+$/.test(address));

/** Everybody on the way, as proxies tell it; the framework adds the connection's own address. */
const hops = (headers: Headers): readonly (string | undefined)[] =>
  (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .filter((hop) => hop.trim() !== "")
    .map((hop) => clientAddress(new Headers({ [peerHeader]: hop }), []));

/**
 * Whether somebody at this very machine asks, of a site that is published nowhere else. The connection alone does not
 * tell: a proxy on this machine brings the world, and a foreign page may have given this address a name of its own.
 */
export const isFromThisMachine = (headers: Headers): boolean =>
  isLocalUrl(env().SITE_URL) &&
  isLocalUrl(`http://${headers.get("host") ?? ""}`) &&
  [clientAddress(headers, []), ...hops(headers)].every(isLoopback);
