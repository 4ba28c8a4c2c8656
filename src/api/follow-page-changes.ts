import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { buildRequest } from "#contract/build-request.ts";
import type { DataOf } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import { longestHoldSeconds } from "#contract/page-changes.ts";
import { readAnswer } from "#contract/read-answer.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { defaultLocale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { isFollowed, noteAbsent, noteFollowed, noteLost } from "#platform/page-cache/followed-records.ts";
import { markAllInvalidated, markInvalidated } from "#platform/page-cache/invalidated-tags.ts";
import { fail } from "#platform/result.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { headersFor } from "./call-headers.ts";
import { callTimes } from "./call-times.ts";
import type { Transport } from "./transport.ts";

const endpoint = endpoints.pageChanges;
/** The next request after a failed one. */
const retryMs = 500;

type Changes = DataOf<typeof endpoint>;

/** One request, without the circuit breaker of other calls: it is what notices that the service is back. */
const requestChanges = async (
  { ready, send }: Transport,
  after: string | undefined,
): Promise<ServiceResult<Changes>> => {
  const built = buildRequest(endpoint, { query: { after, hold: after ? longestHoldSeconds : 0 } });
  if (!built.ok) return built;
  const headers = headersFor(endpoint, { locale: defaultLocale });
  try {
    await ready?.();
    return await withTimeout(callTimes.pageChanges.milliseconds, async (signal) =>
      readAnswer(endpoint, await send({ ...built.value, headers }, signal)),
    );
  } catch (error) {
    return fail("unreachable", error instanceof Error ? error.message : String(error));
  }
};

const apply = ({ all, changes, known }: Changes, isFirst: boolean): void => {
  const at = Date.now();
  if (all) markAllInvalidated();
  for (const { tag, number } of changes) markInvalidated([tag], { at, recorded: { in: "services", number } });
  noteFollowed("services", known, isFirst ? !all : undefined);
};

/**
 * Invalidates pages and cached answers as the data service reports changes, until `stop`. After a lost connection it reads what it missed.
 * Until it has, no page is shown for longer than where nothing is reported. A service without the call is asked again now and then. Never
 * rejects.
 */
export const followPageChanges = async (transport: Transport, stop?: AbortSignal): Promise<void> => {
  let cursor: string | undefined;
  noteLost("services");
  while (!stop?.aborted) {
    const answer = await requestChanges(transport, cursor);
    if (stop?.aborted) return;
    if (answer.ok) {
      apply(answer.value, cursor === undefined);
      cursor = answer.value.cursor;
      continue;
    }
    const isAbsent = answer.error.kind === "not-implemented" || answer.error.kind === "not-found";
    if (isAbsent) noteAbsent("services");
    else {
      if (isFollowed("services"))
        log().warn({ ...answer.error }, "Changes of pages are not reported; they will be read");
      noteLost("services");
    }
    const restMs = isAbsent ? cacheLifetimes.absentCall * 1000 : retryMs;
    await pause(restMs, undefined, { ref: false, signal: stop }).catch(() => undefined);
  }
};
