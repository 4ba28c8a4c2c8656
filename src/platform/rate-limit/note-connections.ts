import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { peerHeader } from "./client-address.ts";

/**
 * Writes the connection's address into a header of every request that this process receives, before anybody reads
 * them. The framework hides the socket, and a client may send any `x-forwarded-for`, and this header as well: Hono's server copies headers
 * from `rawHeaders`.
 */
export const noteConnections = (): void => {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers, rawHeaders } = request;
    const address = request.socket.remoteAddress ?? "";
    headers[peerHeader] = address;
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
      if (rawHeaders[at]?.toLowerCase() === peerHeader) rawHeaders.splice(at, 2);
    rawHeaders.push(peerHeader, address);
  });
};
