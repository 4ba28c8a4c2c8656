import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Step } from "#platform/in-order.ts";
import { perProcess } from "#platform/per-process.ts";
import { requestIdHeader } from "#platform/request-id.ts";
import { createRenderQueue, renderQueueBounds } from "./render-queue.ts";

/** Longer than any page takes: for an answer whose end was missed. */
const renderingEndsWithinMs = 30_000;

/** Internal paths by the name of the request that has them rendered. */
const beingRendered = perProcess(
  "pages-being-rendered",
  () => new LRUCache<string, string>({ max: 1_000, ttl: renderingEndsWithinMs }),
);

/** The current response; the server's bundle sets it, the pipeline's reads it. */
const answers = perProcess("answers-under-way", () => new AsyncLocalStorage<ServerResponse>());

const queue = perProcess("render-queue", () => createRenderQueue(renderQueueBounds));

/**
 * Waits until the page of an internal path may be rendered for the present request.
 * @returns false where too many pages wait already
 */
export const waitInRenderQueue = async (path: string): Promise<boolean> => {
  const response = answers().getStore();
  return response === undefined || queue().wait(path, response);
};

/** Whether the queue is full: a page that no other visitor waits for is answered with `retry-after`. */
export const isRenderQueueFull = (): boolean => queue().isFull();

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
