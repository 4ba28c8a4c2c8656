import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { peerHeader } from "./client-address.ts";

/**
 * Writes the connection's address into a header of every request that this process receives, before anybody reads
 * them. The framework hides the socket, and a client may send any `x-forwarded-for`.
 */
export const noteConnections = (): void => {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? "";
  });
};
