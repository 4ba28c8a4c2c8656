import type { Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";

/** In one turn of its loop Node takes one connection from each socket that it listens on. */
const sockets = 16;

interface Listening {
  readonly port: number;
  /** Takes no more connections on the further sockets; resolves when those that there are have ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Has a server listen on several sockets of its port, so that new visitors are let in while pages are rendered: a turn of the loop takes as
 * long as a part of a page, and a flood of connections would wait for a turn each. Where the system cannot do that, on one. Rejects when
 * the port is taken.
 * @param port 0 takes a free one
 */
export const listen = async (server: Server, port: number, host?: string): Promise<Listening> => {
  const isShared = process.platform === "linux";
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, reusePort: isShared }, resolve);
  });
  const address = server.address() as AddressInfo;
  const others = Array.from({ length: isShared ? sockets - 1 : 0 }, () => {
    const other = createServer((connection) => server.emit("connection", connection));
    // One socket is enough to go on with.
    other.on("error", () => undefined);
    return other.listen({ port: address.port, host: address.address, reusePort: true });
  });
  const stop = async () => {
    await Promise.all(others.map((other) => new Promise((closed) => other.close(closed))));
  };
  return { port: address.port, stop };
};
