import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { perProcess } from "#platform/per-process.ts";
import { requestIdHeader } from "#platform/request-id.ts";

/** Longer than any page takes: for an answer whose end was missed. */
const drawingEndsWithinMs = 30_000;

/** Internal paths by the name of the request that has them drawn. */
const beingDrawn = perProcess(
  "pages-being-drawn",
  () => new LRUCache<string, string>({ max: 1_000, ttl: drawingEndsWithinMs }),
);

/** Notes that a request has the page of an internal path drawn, until it is answered. */
export const beginDrawing = (path: string, requestId: string): void => {
  beingDrawn().set(requestId, path);
};

/** Whether another request has the page drawn now: the framework answers both from one drawing. */
export const isBeingDrawn = (path: string): boolean => [...beingDrawn().values()].includes(path);

/** Ends what a request began when its answer is out or its visitor gone. Once in each process. */
export const noteDrawings = (): void => {
  subscribe("http.server.request.start", (exchange) => {
    const { response } = exchange as { response: ServerResponse };
    response.once("close", () => beingDrawn().delete(String(response.getHeader(requestIdHeader))));
  });
};
