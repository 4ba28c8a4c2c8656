import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Step } from "#platform/in-order.ts";
import { perProcess } from "#platform/per-process.ts";
import { requestIdHeader } from "#platform/request-id.ts";
import { createRenderQueue } from "./render-queue.ts";

/** Longer than any page takes: for an answer whose end was missed. */
const renderingEndsWithinMs = 30_000;

/** Internal paths by the name of the request that has them rendered. */
const beingRendered = perProcess(
  "pages-being-rendered",
  () => new LRUCache<string, string>({ max: 1_000, ttl: renderingEndsWithinMs }),
);

/** The current response; the server's bundle sets it, the pipeline's reads it. */
const answers = perProcess("answers-under-way", () => new AsyncLocalStorage<ServerResponse>());

/**
 * Two, so that one is rendered while the other waits for the services. As many wait as are rendered in `waitTimeoutMs`; that leaves of the time for
 * an answer (`platform/time-budget.ts`) what rendering takes.
 */
const line = perProcess("render-queue", () =>
  createRenderQueue({ atOnce: 2, waiting: 20, waitTimeoutMs: 2_000, lingerMs: 500 }),
);

/** `retry-after` of a visitor for whom the queue was full. */
export const lineRetrySeconds = 3;

/**
 * Waits until the page of an internal path may be rendered for the present request.
 * @returns false where too many pages wait already
 */
export const waitInLine = async (path: string): Promise<boolean> => {
  const response = answers().getStore();
  return response === undefined || line().wait(path, response);
};

/** Whether the queue is full: a page that no other visitor waits for is answered with `retry-after`. */
export const isLineFull = (): boolean => line().isFull();

/** Notes that a request has the page of an internal path rendered, until it is answered. */
export const startRendering = (path: string, requestId: string): void => {
  beingRendered().set(requestId, path);
};

/** Whether another request has the page rendered now: the framework answers both from one rendering. */
export const isBeingRendered = (path: string): boolean => [...beingRendered().values()].includes(path);

/** Stores the current response, and ends the work of its request when it is sent or its visitor gone. */
export const noteRendering: Step = (_, response, next) => {
  response.once("close", () => beingRendered().delete(String(response.getHeader(requestIdHeader))));
  answers().run(response, next);
};
