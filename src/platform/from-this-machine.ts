import { env } from "./env.ts";
import { isLocalUrl } from "./env-values.ts";
import { clientAddress, peerHeader } from "./rate-limit/client-address.ts";

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (address === "::1" || /^127\.\d+\.\d+\.\d+$/.test(address));

/** All addresses on the way, as proxies report them; the framework adds the connection's own. */
const hops = (headers: Headers): readonly (string | undefined)[] =>
  (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .filter((hop) => hop.trim() !== "")
    .map((hop) => clientAddress(new Headers({ [peerHeader]: hop }), []));

/**
 * Whether a request comes from this very machine, to a site that is published nowhere else. The connection alone does not
 * prove it: a proxy on this machine forwards the world, and a foreign page may have given this address a name of its own.
 */
export const isFromThisMachine = (headers: Headers): boolean =>
  isLocalUrl(env().SITE_URL) &&
  isLocalUrl(`http://${headers.get("host") ?? ""}`) &&
  [clientAddress(headers, []), ...hops(headers)].every(isLoopback);
