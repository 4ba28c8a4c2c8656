import { reloadGuardMs } from "#domain/reload-guard.ts";

const reloadedAt = "volante-reloaded-at";

/** Whether an error says that a part of the site's scripts could not be loaded. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "ChunkLoadError" ||
    /Failed to load chunk|Loading (CSS )?chunk|dynamically imported module/i.test(error.message));

/** Whether the guard lets the page be reloaded. @param before time of the last reload as it was stored, in ms */
export const mayReload = (before: string | null, now: number): boolean =>
  !(Math.abs(now - Number(before ?? Number.NaN)) < reloadGuardMs);

/**
 * Reloads the page after a chunk that did not load, at most once in 10 s (specification 9). Returns whether it does;
 * never where storage is forbidden, since nothing would then end the reloading.
 */
export const reloadOnce = (): boolean => {
  try {
    if (!mayReload(sessionStorage.getItem(reloadedAt), Date.now())) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
};
