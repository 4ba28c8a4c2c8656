import { setTimeout as wait } from "node:timers/promises";
import type { Orm } from "#backend/store/database.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { FeedError } from "./feed-error.ts";
import { claimSource, releaseSource, renewalMs } from "./store/feed-sources.ts";

export type Watching = {
  readonly source: string;
  /** How long to wait between two looks. */
  readonly everyMs: number;
  /** Ends the watch; an import that runs ends early. */
  readonly stop: AbortSignal;
  /**
   * Imports the feed if it is another one.
   * @param known the tag of the feed that was imported last
   * @returns that of the present one
   */
  readonly importChanged: (known: string | undefined) => Promise<string | undefined>;
  /** Called with what made an import fail; the watch goes on. */
  readonly failed: (error: unknown) => Promise<void>;
};

/**
 * Imports a feed again whenever it has changed, until it is stopped. One process watches a source at a time, on any machine; one that dies
 * is followed by another after three minutes.
 * @throws FeedError while another process watches the source
 */
export const watchFeed = async (
  orm: Orm,
  { source, everyMs, stop, importChanged, failed }: Watching,
): Promise<void> => {
  const watcher = newReferenceId();
  const claim = () => claimSource(orm, source, watcher);
  const renewal = setInterval(() => void claim().catch(() => undefined), renewalMs);
  let known: string | undefined;
  let isOurs = true;
  try {
    while (!stop.aborted && isOurs) {
      try {
        isOurs = await claim();
        if (isOurs) known = await importChanged(known);
      } catch (error) {
        if (!stop.aborted) await failed(error);
      }
      if (isOurs) await wait(everyMs, undefined, { signal: stop }).catch(() => undefined);
    }
    if (!isOurs)
      throw new FeedError([`source: "${source}" is watched by another process, or was until a moment ago`]);
  } finally {
    clearInterval(renewal);
    await releaseSource(orm, source, watcher).catch(() => undefined);
  }
};
