import { loggableError } from "#backend/loggable-error.ts";
import type { Database } from "#backend/store/database.ts";
import { expectNotifications, forgetRemembered } from "#backend/store/remember.ts";
import type { Logger } from "#platform/log.ts";
import { allowHolds, announceChange } from "./next-change.ts";

/** Changes come in bursts, and every process has to have received one before pages are rendered again from it. */
const gatherMs = 100;
const shortestPauseMs = 500;

/**
 * Listens for changes of what pages show, as each transaction commits: clears this process's remembered values and answers the storefronts
 * that wait (`read-page-changes.ts`), twice a second at most. Returns a function that stops it and answers all that wait. Never fails:
 * storefronts read again after a while.
 */
export const listenForInvalidations = async (
  { listen }: Pick<Database, "listen">,
  log: Logger,
): Promise<() => Promise<void>> => {
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let isOver = false;
  const onChange = () => {
    if (isOver) return;
    forgetRemembered();
    timer ??= setTimeout(
      () => {
        timer = undefined;
        last = Date.now();
        announceChange();
      },
      Math.max(gatherMs, last + shortestPauseMs - Date.now()),
    );
    timer.unref();
  };
  allowHolds(true);
  try {
    const stop = await listen("page_drops", onChange);
    expectNotifications(true);
    // For earlier changes.
    onChange();
    return async () => {
      isOver = true;
      expectNotifications(false);
      clearTimeout(timer);
      allowHolds(false);
      await stop();
    };
  } catch (error) {
    log.warn(loggableError(error), "Changes cannot be listened for; storefronts read them every 20 seconds");
    return async () => allowHolds(false);
  }
};
