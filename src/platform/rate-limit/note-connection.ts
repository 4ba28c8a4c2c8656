import type { Step } from "../in-order.ts";
import { peerHeader } from "./client-address.ts";

/**
 * Writes the connection's address into a header of a request, before any other step. The framework hides the socket, and a
 * client may send any `x-forwarded-for`, and this header as well: Hono's server copies headers from `rawHeaders`.
 */
export const noteConnection: Step = ({ headers, rawHeaders, socket }, _, next) => {
  const address = socket.remoteAddress ?? "";
  headers[peerHeader] = address;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (rawHeaders[at]?.toLowerCase() === peerHeader) rawHeaders.splice(at, 2);
  rawHeaders.push(peerHeader, address);
  next();
};
