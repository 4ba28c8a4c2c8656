import { isUnloading } from "#browser/is-unloading.ts";
import { isChunkError, reloadOnce } from "#browser/reload-once.ts";

/** One page tells so many: what fails at every scroll says nothing new. */
let reportsLeft = 3;

const report = (error: Error): void => {
  reportsLeft -= 1;
  if (reportsLeft < 0) return;
  const message = `${error.name}: ${error.message}`.slice(0, 500);
  navigator.sendBeacon?.(
    "/api/client-error",
    JSON.stringify({ message, path: location.pathname.slice(0, 300) }),
  );
};

const take = async (error: unknown): Promise<void> => {
  if (!(error instanceof Error) || isUnloading()) return;
  if (!isChunkError(error)) report(error);
  else if (!(await reloadOnce()))
    document.querySelector<HTMLElement>('[data-flash="incomplete"]:not(:popover-open)')?.showPopover?.();
};

/**
 * Chunks that do not load, wherever they were asked for, have the page loaded once more; a second time within 10 s the
 * visitor is told what to do. What else fails is told to the server's log, and the page goes on as the server rendered it.
 */
export const takeFailures = (): void => {
  addEventListener("error", ({ error }) => void take(error));
  addEventListener("unhandledrejection", ({ reason }) => void take(reason));
};
