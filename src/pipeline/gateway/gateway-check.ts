import type { Exchange, Refusal } from "./refuse.ts";

/** Says why a request is not let in; nothing when it is not its business. Whoever has to wait for that gives a promise. */
export type GatewayCheck = (exchange: Exchange) => Refusal | undefined | Promise<Refusal | undefined>;
