import type { ServerResponse } from "node:http";
import type { GatewayCheck } from "./gateway-check.ts";
import type { Exchange, Refusal } from "./refuse.ts";
import { whenOver } from "./when-over.ts";

interface Options {
  /** Whose requests queue. */
  readonly queues: (exchange: Exchange) => boolean;
  /** How many are let in at a time, and how many may wait. */
  readonly atOnce: number;
  readonly waiting: number;
  /** How many pictures are being computed: also for those who have gone away since. */
  readonly computing: () => number;
}

const full: Refusal = {
  status: 503,
  message: "Too many pictures are being made\n",
  headers: { "retry-after": "2" },
};

const lookAgainMs = 25;

/**
 * Lets few requests to the optimiser at a time, in the order in which they came: to make a picture takes a processor for a
 * tenth of a second, and pages need it too.
 */
export const pictureQueue = ({ queues, atOnce, waiting, computing }: Options): GatewayCheck => {
  const queue = new Map<ServerResponse, () => void>();
  let inside = 0;
  let timer: NodeJS.Timeout | undefined;

  const hasRoom = () => inside < atOnce && computing() < atOnce;
  const enter = (response: ServerResponse) => {
    inside += 1;
    whenOver(response, () => {
      inside -= 1;
      letNextIn();
    });
  };
  const letNextIn = (): void => {
    clearTimeout(timer);
    for (const [response, admit] of queue) {
      if (!hasRoom()) break;
      queue.delete(response);
      enter(response);
      admit();
    }
    // A picture that no request waits for reports no end.
    if (queue.size > 0) timer = setTimeout(letNextIn, lookAgainMs).unref();
  };

  return (exchange) => {
    const { response } = exchange;
    if (!queues(exchange)) return undefined;
    if (queue.size === 0 && hasRoom()) return void enter(response);
    if (queue.size >= waiting) return full;
    return new Promise((resolve) => {
      queue.set(response, () => resolve(undefined));
      response.once("close", () => queue.delete(response));
      letNextIn();
    });
  };
};
