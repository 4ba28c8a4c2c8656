import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { closeBesides } from "./listen-widely.ts";

/** Long enough for what is on its way; who stands in front asks elsewhere as soon as the port is closed. */
const takeInMs = 500;

const endConnection = (_: IncomingMessage, response: ServerResponse): void => {
  response.shouldKeepAlive = false;
};

const takeIn = async (server: Server): Promise<void> => {
  server.prependListener("request", endConnection);
  await pause(takeInMs);
  // A process that was busy all the time has looked at no connection yet: in one turn it accepts them, in the next it reads.
  for (let turns = 0; turns < 3; turns += 1) await turn();
};

/**
 * Has servers that are told to close take what is on its way to them first: the framework closes its server at once, and Node
 * then resets every connection of which it has not read a request yet, sent or not. Answers end their connections meanwhile.
 */
export const takeInBeforeClose = (): void => {
  const { close } = Server.prototype;
  Server.prototype.close = function closeAfterwards(
    this: Server,
    callback?: (error?: Error) => void,
  ): Server {
    if (!this.listening) return close.call(this, callback);
    void takeIn(this).then(() => {
      closeBesides(this);
      close.call(this, callback);
    });
    return this;
  };
};
