import { reloadGuardMs } from "./reload-guard.ts";

const reloadedAt = "volante-reload";

/** The name of an error that says that a part of the site's scripts could not be loaded. */
export const chunkLoadError = "ChunkLoadError";

/** Whether an error says so: ours, or that of an `import()` in Chromium and Firefox, or in Safari. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === chunkLoadError || /dynamically imported module|Importing a module/i.test(error.message));

/** Whether the guard lets the page be reloaded. @param before time of the last reload as it was stored, in ms */
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

/** The page that is shown works; a browser's page for a lost connection does not. */
const isServerThere = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Reloads the page after a chunk that did not load, at most once in 10 s (specification 9) and only where the server
 * answers. Resolves to whether it does; never where storage is forbidden, since nothing would then end the reloading.
 */
export const reloadOnce = (): Promise<boolean> => {
  // What fails together is one failure.
  reloading ??= isServerThere().then((isThere) => {
    const isReloading = isThere && claimReload();
    if (isReloading) location.reload();
    return isReloading;
  });
  return reloading;
};
