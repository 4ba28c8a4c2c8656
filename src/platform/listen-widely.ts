import { subscribe } from "node:diagnostics_channel";
import { Server } from "node:http";
import { type AddressInfo, createServer, type ListenOptions, type Server as NetServer } from "node:net";
import { perProcess } from "./per-process.ts";

/** In one turn of its loop Node takes one connection from each socket that it listens on. */
const sockets = 16;

/** What listens beside a server, for it. */
const besides = perProcess("listening-besides", () => new WeakMap<NetServer, readonly NetServer[]>());

const listenBeside = (server: Server): void => {
  const { port, address: host } = server.address() as AddressInfo;
  const others = Array.from({ length: sockets - 1 }, () => {
    const other = createServer((connection) => server.emit("connection", connection));
    // One socket is enough to go on with.
    other.on("error", () => undefined);
    other.listen({ port, host, reusePort: true });
    return other;
  });
  besides().set(server, others);
};

/**
 * Has HTTP servers of this process listen on several sockets of their port, so that new visitors are let in while pages are drawn: a turn
 * of the loop takes as long as a part of a page, and a flood of connections would wait for a turn each. Where the system cannot do that
 * nothing changes. Before the first of them listens.
 */
export const listenWidely = (): void => {
  if (process.platform !== "linux") return;
  subscribe("tracing:net.server.listen:asyncStart", (message) => {
    const { server, options } = message as { server: NetServer; options: ListenOptions };
    if (!(server instanceof Server) || typeof options.port !== "number") return;
    options.reusePort = true;
    server.once("listening", () => listenBeside(server));
  });
};

/** Ends what listens beside a server that is about to close. */
export const closeBesides = (server: NetServer): void => {
  for (const other of besides().get(server) ?? []) other.close();
};
