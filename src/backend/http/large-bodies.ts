import { type TakeTurns, takeTurns } from "#backend/take-turns.ts";
import { requestBytes } from "#contract/body-sizes.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { perProcess } from "#platform/per-process.ts";

const line = perProcess("large-bodies", () => ({
  take: takeTurns({ atOnce: 2, mostWaiting: 8, full: "busy" }),
}));

const isLarge = ({ encoding = "json", largestBody = requestBytes[encoding] }: Endpoint): boolean =>
  largestBody > requestBytes.json;

/**
 * How requests of an endpoint take turns, from before their body is read until they are answered. Where bodies are megabytes, of
 * which reading makes copies and pictures many times as much, two are at work and eight wait unread; beyond that BackendError `busy`.
 */
export const turnsOf =
  (endpoint: Endpoint): TakeTurns =>
  (work) =>
    isLarge(endpoint) ? line().take(work) : work();
