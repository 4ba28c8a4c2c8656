import { subscribe } from "node:diagnostics_channel";
import { Server } from "node:http";
import type { Server as NetServer } from "node:net";

/**
 * Has HTTP servers of this process answer a request that offers another protocol (`Upgrade: h2c`, as Java's client sends it with each first
 * request) as one that does not, which RFC 9110 allows. The framework listens to upgrades for its development server, and would end the
 * connection without an answer and before any rule has seen it. Before the first of them listens.
 */
export const ignoreUpgrades = (): void =>
  subscribe("tracing:net.server.listen:asyncStart", (message) => {
    const { server } = message as { server: NetServer };
    if (server instanceof Server) Object.assign(server, { shouldUpgradeCallback: () => false });
  });
