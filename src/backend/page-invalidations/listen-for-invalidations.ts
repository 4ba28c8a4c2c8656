import { loggableError } from "#backend/loggable-error.ts";
import type { Database } from "#backend/store/database.ts";
import { forgetRemembered } from "#backend/store/remember.ts";
import type { Logger } from "#platform/log.ts";

/** Changes come in crowds, and every process has to have heard of one before pages are rendered again from it. */
const gatherMs = 100;
const shortestPauseMs = 500;

export type ListenOptions = {
  /** Has the storefronts told. */
  readonly wake: () => void;
  readonly log: Logger;
};

/**
 * Hears of every change of what pages show, as its transaction is committed: forgets what this process remembers, and calls `wake`,
 * twice a second at most. Answers what ends it. Never fails: the schedule of the job finds what is not heard of.
 */
export const listenForInvalidations = async (
  { listen }: Pick<Database, "listen">,
  { wake, log }: ListenOptions,
): Promise<() => Promise<void>> => {
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let isOver = false;
  const heard = () => {
    if (isOver) return;
    forgetRemembered();
    timer ??= setTimeout(
      () => {
        timer = undefined;
        last = Date.now();
        wake();
      },
      Math.max(gatherMs, last + shortestPauseMs - Date.now()),
    );
    timer.unref();
  };
  try {
    const stop = await listen("page_drops", heard);
    // Of what was changed before.
    heard();
    return async () => {
      isOver = true;
      clearTimeout(timer);
      await stop();
    };
  } catch (error) {
    log.warn(loggableError(error), "Changes are not heard of; storefronts are told every minute");
    return async () => undefined;
  }
};
