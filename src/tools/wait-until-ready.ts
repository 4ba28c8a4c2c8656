import { setTimeout as pause } from "node:timers/promises";

interface Pace {
  /** Between two requests to a site that answers. */
  readonly everyMs?: number;
  /** Called once with what is missing, when the site has not been ready for `reportAfterMs`. */
  readonly report?: (missing: string) => void;
  readonly reportAfterMs?: number;
}

/** The interval until the site listens. */
const listeningEveryMs = 100;

/** The parts that `/readyz` calls neither up nor starting: `data service: contract, redis: away`. */
const readMissing = async (answer: Response): Promise<string> => {
  const { parts = {} } = (await answer.json().catch(() => ({}))) as { parts?: Record<string, string> };
  const missing = Object.entries(parts).filter(([, state]) => state !== "up" && state !== "starting");
  return missing.map(([part, state]) => `${part}: ${state}`).join(", ") || `/readyz answers ${answer.status}`;
};

/**
 * Polls `/readyz` until it answers 200: once a second, since each request costs the services a call.
 * @param address of the site, without a trailing slash
 * @param isStillWanted false ends the wait, as when the server has exited
 * @returns whether the site became ready in time
 */
export const waitUntilReady = async (
  address: string,
  isStillWanted: () => boolean = () => true,
  timeoutMs = 120_000,
  { everyMs = 1_000, report, reportAfterMs = 10_000 }: Pace = {},
): Promise<boolean> => {
  const started = Date.now();
  const waited = () => Date.now() - started;
  let isReported = report === undefined;
  while (waited() < timeoutMs && isStillWanted()) {
    let missing = "the site does not answer";
    let pauseMs = listeningEveryMs;
    try {
      const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) });
      if (answer.status === 200) return true;
      pauseMs = everyMs;
      missing = await readMissing(answer);
    } catch {
      // Not listening yet.
    }
    if (!isReported && waited() >= reportAfterMs) {
      isReported = true;
      report?.(missing);
    }
    await pause(Math.min(pauseMs, Math.max(0, timeoutMs - waited())));
  }
  return false;
};
