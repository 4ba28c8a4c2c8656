import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { doorState } from "./door-state.ts";
import type { Doorkeeper } from "./doorkeeper.ts";
import { followWithin } from "./follow-within.ts";
import { type Exchange, type Refusal, refuse } from "./refuse.ts";

/** Answers a request that was let in, and says whether it has. */
type Answerer = (exchange: Exchange) => boolean;

const nobody: Answerer = () => false;

const ask = (keepers: readonly Doorkeeper[], exchange: Exchange): ReturnType<Doorkeeper> => {
  for (const [index, keeper] of keepers.entries()) {
    const said = keeper(exchange);
    if (said instanceof Promise)
      return said.then((refusal) => refusal ?? ask(keepers.slice(index + 1), exchange));
    if (said) return said;
  }
  return undefined;
};

const guard = (server: Server, keepers: readonly Doorkeeper[], answers: Answerer): void => {
  const emit = server.emit.bind(server);
  const letIn = (exchange: Exchange): void => {
    if (answers(exchange)) return;
    followWithin(exchange, decide);
    emit("request", exchange.request, exchange.response);
  };
  const decide = (exchange: Exchange): void => {
    const said = ask(keepers, exchange);
    const settle = (refusal: Refusal | undefined) => (refusal ? refuse(exchange, refusal) : letIn(exchange));
    // Whoever need not wait is answered in the same turn.
    if (said instanceof Promise) void said.then(settle);
    else settle(said);
  };
  server.emit = (event: string | symbol, ...values: unknown[]) => {
    if (event !== "request") return Reflect.apply(emit, server, [event, ...values]);
    const [request, response] = values as [IncomingMessage, ServerResponse];
    decide({ request, response });
    return true;
  };
};

/**
 * Stands before every HTTP server of this process: a request that a keeper refuses never reaches what listens there, the
 * framework included. Who is let in is answered by `answers`, where that can, and else by whoever listens. Node announces each request before it is handed out; at the first of a server the door is hung.
 */
export const hangDoor = (keepers: readonly Doorkeeper[], answers = nobody): void => {
  const guarded = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    guard(server, keepers, answers);
  });
};

/** Hangs the door, and ends what kept everybody out until then (`keep-closed.ts`). */
export const openDoor = (keepers: readonly Doorkeeper[], answers?: Answerer): void => {
  hangDoor(keepers, answers);
  doorState().isOpen = true;
};
