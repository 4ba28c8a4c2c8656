import type { Failure } from "#platform/result.ts";
import { cacheControl } from "./cache-control.ts";

const retryAfterSeconds = 300;

/** True where the services say that they have no such file, as against not answering. */
export const isAbsent = ({ kind }: Failure): boolean =>
  kind === "not-found" || kind === "not-implemented" || kind === "invalid";

/** The refusal of a file for machines (a sitemap, a feed): it does not exist, or is to be requested again later. */
export const refuseFile = (failure: Failure): Response =>
  isAbsent(failure)
    ? new Response("Not found", { status: 404, headers: { "cache-control": cacheControl.noStore } })
    : new Response("Not available at the moment", {
        status: 503,
        headers: { "cache-control": cacheControl.noStore, "retry-after": String(retryAfterSeconds) },
      });
