import type { Exchange, Refusal } from "./refuse.ts";

/** Returns a refusal, or undefined when the request passes. A check that has to wait returns a promise. */
export type GatewayCheck = (exchange: Exchange) => Refusal | undefined | Promise<Refusal | undefined>;
