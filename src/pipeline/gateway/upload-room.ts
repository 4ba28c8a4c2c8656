import type { GatewayCheck } from "./gateway-check.ts";
import type { Exchange, Refusal } from "./refuse.ts";
import { whenOver } from "./when-over.ts";

interface Options {
  /** Whose bodies are held in megabytes. */
  readonly takes: (exchange: Exchange) => boolean;
  /** How many may be on their way or in memory at a time. */
  readonly atOnce: number;
  /** By when one has to be here whole, in milliseconds; then its connection ends. */
  readonly wholeWithin: number;
}

const full: Refusal = {
  status: 503,
  message: "Too many pictures are being sent\n",
  headers: { "retry-after": "5" },
};

/** Lets in few bodies of megabytes at a time: each is held in memory until it is answered. One that trickles in gives its place to others. */
export const uploadRoom = ({ takes, atOnce, wholeWithin }: Options): GatewayCheck => {
  let inside = 0;
  return (exchange) => {
    const { request, response } = exchange;
    if (!takes(exchange)) return undefined;
    if (inside >= atOnce) return full;
    inside += 1;
    const tooSlow = setTimeout(() => request.complete || request.destroy(), wholeWithin).unref();
    whenOver(response, () => {
      inside -= 1;
      clearTimeout(tooSlow);
    });
    return undefined;
  };
};
