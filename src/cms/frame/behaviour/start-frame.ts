import { closeMenus } from "./close-menus.ts";
import { watchFocus } from "./place-focus.ts";
import { reloadAfterChunkError } from "./reload-once.ts";
import { takeUpDeployment } from "./take-up-deployment.ts";

/** Everything that the frame of a page does once scripts have come. Returns how to stop. */
export const startFrame = (): (() => void) => {
  const running = new AbortController();
  for (const start of [closeMenus, watchFocus, reloadAfterChunkError, takeUpDeployment])
    start(running.signal);
  return () => running.abort();
};
