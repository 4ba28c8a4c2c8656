import { isUnloading } from "#browser/is-unloading.ts";
import { isChunkError, reloadOnce } from "#browser/reload-once.ts";

/** Reports per page: repeated errors add no information. */
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
 * Reloads the page once when a chunk fails to load; on a second failure within 10 s shows an alert. Reports
 * other errors to the server's log and leaves the page as the server rendered it.
 */
export const takeFailures = (): void => {
  addEventListener("error", ({ error }) => void take(error));
  addEventListener("unhandledrejection", ({ reason }) => void take(reason));
};
