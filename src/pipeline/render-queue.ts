import type { ServerResponse } from "node:http";
import { whenOver } from "./gateway/when-over.ts";

interface Bounds {
  /** Pages that are rendered at a time. */
  readonly atOnce: number;
  /** Pages that wait to be rendered. */
  readonly waiting: number;
  /** How long one waits, in milliseconds. */
  readonly waitTimeoutMs: number;
  /** How long a page whose visitors have gone counts as being rendered, in milliseconds. */
  readonly lingerMs: number;
}

/**
 * Two at once, so that one is rendered while the other waits for the services. As many wait as are rendered in
 * `waitTimeoutMs`; that leaves of the time for an answer (`platform/time-budget.ts`) what rendering takes.
 */
export const renderQueueBounds: Bounds = { atOnce: 2, waiting: 20, waitTimeoutMs: 2_000, lingerMs: 500 };

/** `retry-after` of a visitor for whom the queue was full. */
export const queueRetrySeconds = 3;

interface Waiter {
  readonly response: ServerResponse;
  readonly answer: (isIn: boolean) => void;
}

/**
 * Limits how many pages are rendered at a time, first come first served: each occupies the processor, and stored pages
 * need it too. A request for a page that is queued already waits with it.
 */
export const createRenderQueue = ({ atOnce, waiting, waitTimeoutMs, lingerMs }: Bounds) => {
  const queue = new Map<string, Set<Waiter>>();
  let inside = 0;

  const leave = (): void => {
    inside -= 1;
    letNextIn();
  };

  /**
   * A page counts until one visitor has received it, however slowly it is read. When all of its visitors have left
   * before, the framework renders it all the same.
   */
  const enter = (visitors: readonly ServerResponse[]): void => {
    inside += 1;
    let left = visitors.length;
    let hasLeft = false;
    for (const visitor of visitors)
      whenOver(visitor, () => {
        left -= 1;
        if (hasLeft || (left > 0 && !visitor.writableEnded)) return;
        hasLeft = true;
        if (visitor.writableEnded) leave();
        else setTimeout(leave, lingerMs).unref();
      });
  };

  const letNextIn = (): void => {
    for (const [path, waiters] of queue) {
      if (inside >= atOnce) return;
      queue.delete(path);
      enter([...waiters].map(({ response }) => response));
      for (const { answer } of waiters) answer(true);
    }
  };

  return {
    /** Whether the queue accepts no more pages. */
    isFull: (): boolean => queue.size >= waiting,
    /**
     * Waits until a page may be rendered.
     * @returns whether it may; else too many wait, it has taken too long, or its visitor has gone
     */
    wait: async (path: string, response: ServerResponse): Promise<boolean> => {
      if (response.destroyed) return false;
      const others = queue.get(path);
      if (!others && inside < atOnce) {
        enter([response]);
        return true;
      }
      if (!others && queue.size >= waiting) return false;
      const waiters = others ?? new Set();
      queue.set(path, waiters);
      return new Promise<boolean>((resolve) => {
        const giveUp = () => waiter.answer(false);
        const timer = setTimeout(giveUp, waitTimeoutMs);
        const waiter: Waiter = {
          response,
          answer: (isIn) => {
            clearTimeout(timer);
            response.off("close", giveUp);
            waiters.delete(waiter);
            if (waiters.size === 0 && queue.get(path) === waiters) queue.delete(path);
            resolve(isIn);
          },
        };
        waiters.add(waiter);
        response.once("close", giveUp);
      });
    },
  };
};
