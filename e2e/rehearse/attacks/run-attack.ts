import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "#tools/test-support/start-site.ts";
import { type Attack, type Ground, Tally } from "./attack.ts";
import { revalidateSecret } from "./services-for-attacks.ts";

/** Runs one attack on sites of its own; one that throws or takes too long has found something. */
export const runAttack = async (attack: Attack, services: string): Promise<Tally> => {
  const tally = new Tally();
  const closers: (() => Promise<void>)[] = [];
  const ground: Ground = {
    services,
    closeLater: (close) => void closers.push(close),
    open: async (variables = {}) => {
      const site = await startSite({
        DATA_SERVICE_URL: services,
        CONTENT_SERVICE_URL: services,
        REVALIDATE_SECRET: revalidateSecret,
        // Each try comes from an address of its own.
        TRUSTED_PROXIES: "127.0.0.1,::1",
        LOG_LEVEL: "info",
        ...variables,
      });
      closers.push(site.close);
      return site;
    },
  };
  const over = new AbortController();
  try {
    const late = pause(attack.seconds * 1_000, "late", { signal: over.signal }).catch(() => "over");
    const run = attack.run(ground, tally);
    const ended = await Promise.race([run, late]);
    run.catch(() => undefined);
    if (ended === "late") tally.record(attack.name, `did not end within ${attack.seconds} s`);
  } catch (error) {
    tally.record(attack.name, `ended with ${error instanceof Error ? error.stack : error}`);
  } finally {
    tally.end();
    over.abort();
    for (const close of closers.toReversed()) await close();
  }
  return tally;
};
