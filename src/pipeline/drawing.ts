import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { requestIdHeader } from "#platform/request-id.ts";

const registry = Symbol.for("volante.pages-being-drawn");
type Registry = LRUCache<string, string>;

/** Internal paths by the name of the request that has them drawn; the pipeline's bundle and the server's share it. */
const beingDrawn = (): Registry => {
  const holder = globalThis as { [registry]?: Registry };
  // Longer than any page takes: for an answer whose end was missed.
  holder[registry] ??= new LRUCache({ max: 1_000, ttl: 30_000 });
  return holder[registry];
};

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
