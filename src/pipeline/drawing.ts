import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Step } from "#platform/in-order.ts";
import { perProcess } from "#platform/per-process.ts";
import { requestIdHeader } from "#platform/request-id.ts";
import { createDrawingLine } from "./drawing-line.ts";

/** Longer than any page takes: for an answer whose end was missed. */
const drawingEndsWithinMs = 30_000;

/** Internal paths by the name of the request that has them drawn. */
const beingDrawn = perProcess(
  "pages-being-drawn",
  () => new LRUCache<string, string>({ max: 1_000, ttl: drawingEndsWithinMs }),
);

/** The answer that is under way; the server's bundle notes it, the pipeline's asks for it. */
const answers = perProcess("answers-under-way", () => new AsyncLocalStorage<ServerResponse>());

/**
 * Two, so that one is drawn while the other waits for the services. As many wait as are drawn in `patienceMs`; that leaves of the time for
 * an answer (`platform/time-budget.ts`) what drawing takes.
 */
const line = perProcess("drawing-line", () =>
  createDrawingLine({ atOnce: 2, waiting: 20, patienceMs: 2_000, lingerMs: 500 }),
);

/** When whoever was not let into the line may come again. */
export const lineRetrySeconds = 3;

/**
 * Waits until the page of an internal path may be drawn for the present request.
 * @returns false where too many pages wait already
 */
export const waitInLine = async (path: string): Promise<boolean> => {
  const response = answers().getStore();
  return response === undefined || line().wait(path, response);
};

/** Whether whoever has a page drawn that nobody else waits for is told to come again. */
export const isLineFull = (): boolean => line().isFull();

/** Notes that a request has the page of an internal path drawn, until it is answered. */
export const beginDrawing = (path: string, requestId: string): void => {
  beingDrawn().set(requestId, path);
};

/** Whether another request has the page drawn now: the framework answers both from one drawing. */
export const isBeingDrawn = (path: string): boolean => [...beingDrawn().values()].includes(path);

/** Notes the answer that is under way, and ends what its request began when it is out or its visitor gone. */
export const noteDrawing: Step = (_, response, next) => {
  response.once("close", () => beingDrawn().delete(String(response.getHeader(requestIdHeader))));
  answers().run(response, next);
};
