import { reloadGuardMs } from "./reload-guard.ts";

const reloadedAt = "volante-reload";

/** Name of an error for a script chunk that failed to load. */
export const chunkLoadError = "ChunkLoadError";

/** Whether an error is a failed chunk: ours, or that of an `import()` in Chromium, Firefox or Safari. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === chunkLoadError || /dynamically imported module|Importing a module/i.test(error.message));

/** Whether the guard allows a reload. @param before stored time of the last reload, in ms */
export const mayReload = (before: string | null, now: number): boolean =>
  !(Math.abs(now - Number(before ?? Number.NaN)) < reloadGuardMs);

let reloading: Promise<boolean> | undefined;

const claimReload = (): boolean => {
  try {
    if (!mayReload(sessionStorage.getItem(reloadedAt), Date.now())) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/** Checks that the server answers: this page works, a browser's error page does not. */
const isServerThere = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page after a chunk that failed to load, at most once in 10 s (specification 9) and only where
 * the server answers. Resolves to whether it reloads; false without storage, where nothing would end a loop.
 */
export const reloadOnce = (): Promise<boolean> => {
  // Simultaneous failures count once.
  reloading ??= isServerThere().then((isThere) => {
    const isReloading = isThere && claimReload();
    if (isReloading) location.reload();
    return isReloading;
  });
  return reloading;
};
