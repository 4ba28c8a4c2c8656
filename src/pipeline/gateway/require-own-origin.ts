import { ownOriginsOf } from "../own-origins-of.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import { isForMachines } from "./machine-paths.ts";

const reading: ReadonlySet<string | undefined> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whatever may change something is taken from our own pages only, at every address, known or not: browsers name the page's
 * origin with all of it. What machines send stands in `machine-paths.ts`. The framework lets a missing Origin pass to a server
 * action and answers 500 to a foreign one.
 */
export const requireOwnOrigin: GatewayCheck = ({ request: { method, url = "/", headers } }) => {
  if (reading.has(method) || isForMachines(url)) return undefined;
  return headers.origin !== undefined && ownOriginsOf(headers).includes(headers.origin)
    ? undefined
    : { status: 403, message: "Foreign origin\n" };
};
