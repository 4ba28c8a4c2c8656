import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";

/** Long enough for requests that are on their way; a load balancer tries elsewhere as soon as the port is closed. */
const takeInMs = 500;
/** Longest that answers under way may take. */
const longestMs = 15_000;
/** How often connections are closed whose answer was begun as one that leaves them open. */
const sweepMs = 100;

const endConnection = (_: IncomingMessage, response: ServerResponse): void => {
  response.shouldKeepAlive = false;
};

/**
 * Closes a server: takes what is on its way to it first, since Node resets every connection of which it has not read a request yet, sent
 * or not; answers end their connections meanwhile. Resolves when all are answered, or have taken too long.
 * @param stop closes what else listens for it, and resolves when the connections of that have ended
 */
export const drain = async (server: Server, stop: () => Promise<void> = async () => {}): Promise<void> => {
  server.prependListener("request", endConnection);
  await pause(takeInMs);
  // A process that was busy all the time has looked at no connection yet: in one turn it accepts them, in the next it reads.
  for (let turns = 0; turns < 3; turns += 1) await turn();
  const tooLate = setTimeout(() => server.closeAllConnections(), longestMs);
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await Promise.all([stop(), new Promise<unknown>((closed) => server.close(closed))]);
  clearTimeout(tooLate);
  clearInterval(sweep);
};
