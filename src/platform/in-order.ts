import type { IncomingMessage } from "node:http";
import type { InterceptableResponse } from "./interceptable-response.ts";

/** Answers a request of our server. */
export type Listener = (request: IncomingMessage, response: InterceptableResponse) => void;

/** One thing that is done with a request: it answers, or calls `next`, at once or later. */
export type Step = (request: IncomingMessage, response: InterceptableResponse, next: () => void) => void;

/** Runs steps one after the other until one answers. */
export const inOrder =
  (steps: readonly Step[]): Listener =>
  (request, response) => {
    const run = (at: number): void => steps[at]?.(request, response, () => run(at + 1));
    run(0);
  };
