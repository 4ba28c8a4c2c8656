import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** One thing that is done with a request: it answers, or calls `next`, at once or later. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Runs steps one after the other until one answers. */
export const inOrder =
  (steps: readonly Step[]): RequestListener =>
  (request, response) => {
    const run = (at: number): void => steps[at]?.(request, response, () => run(at + 1));
    run(0);
  };
