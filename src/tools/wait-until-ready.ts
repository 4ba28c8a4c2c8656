import { setTimeout as pause } from "node:timers/promises";

/**
 * Asks `/readyz` until it answers 200.
 * @param address of the site, without a trailing slash
 * @param isStillWanted false ends the wait, as when the server has exited
 * @returns whether the site became ready in time
 */
export const waitUntilReady = async (
  address: string,
  isStillWanted: () => boolean = () => true,
  timeoutMs = 120_000,
): Promise<boolean> => {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && isStillWanted()) {
    try {
      const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) });
      if (answer.status === 200) return true;
    } catch {
      // Not listening yet.
    }
    await pause(100);
  }
  return false;
};
